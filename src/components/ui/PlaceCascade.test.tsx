// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { PlaceCascade } from './PlaceCascade.tsx';
import type { PlaceLoaders, PlaceValues } from './placeLevels.ts';

const one = (value: string, label: string) => async () => [{ value, label }];
const load: PlaceLoaders = {
  region: one('13', 'NCR'),
  province: one('1339', 'Metro Manila'),
  city: async () => [
    { value: 'manila', label: 'City of Manila', hasSubMunicipalities: true },
    { value: 'pasig', label: 'City of Pasig', hasSubMunicipalities: false },
  ],
  subMunicipality: one('ermita', 'Ermita'),
  barangay: one('b1', 'Barangay 1'),
  zipCode: one('1000', '1000 - Ermita'),
};

const Harness = () => {
  const [value, setValue] = useState<PlaceValues>({});
  return <PlaceCascade value={value} onChange={setValue} load={load} />;
};

const choose = async (label: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const typedIn = (label: string) => screen.getByRole<HTMLInputElement>('combobox', { name: label }).value;

const hintIn = (label: string) => screen.getByRole<HTMLInputElement>('combobox', { name: label }).placeholder;

describe('a place, level by level', () => {
  afterEach(cleanup);

  it('asks for a sub-municipality in the City of Manila only, and says what a change cleared', async () => {
    render(<Harness />);
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Province' }).disabled).toBe(true);
    expect(hintIn('Province')).toBe('Choose Region first');
    await choose('Region', 'NCR');
    await choose('Province', 'Metro Manila');
    expect(screen.queryByRole('combobox', { name: 'Sub-municipality' })).toBeNull();
    await choose('City or municipality', 'City of Manila');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Barangay' }).disabled).toBe(true);
    expect(hintIn('Barangay')).toBe('Choose Sub-municipality first');
    await choose('Sub-municipality', 'Ermita');
    await choose('Barangay', 'Barangay 1');
    await choose('ZIP code', '1000 - Ermita');
    await choose('City or municipality', 'City of Pasig');
    expect(screen.queryByRole('combobox', { name: 'Sub-municipality' })).toBeNull();
    expect(typedIn('Barangay')).toBe('');
    expect(
      screen.getByText(/Cleared because City or municipality changed: .*Barangay, ZIP code/),
    ).toBeTruthy();
  });
});
