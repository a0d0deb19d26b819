import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { PlaceCascade, type TypedZipProps } from './PlaceCascade.tsx';
import type { PlaceLoaders, PlaceValues } from './placeLevels.ts';

const one = (value: string, label: string) => async () => [{ value, label }];
const load: PlaceLoaders = {
  region: one('13', 'NCR'),
  province: one('1339', 'Metro Manila'),
  city: async () => [
    { value: 'manila', label: 'City of Manila', hasSubMunicipalities: true },
    { value: 'pasig', label: 'City of Pasig', hasSubMunicipalities: false },
    { value: 'bare', label: 'Godod', hasSubMunicipalities: false },
  ],
  subMunicipality: one('ermita', 'Ermita'),
  barangay: one('b1', 'Barangay 1'),
  zipCode: async ({ city }) => (city === 'bare' ? [] : [{ value: '1000', label: '1000 - Ermita' }]),
};

const TypedZip = ({ value, onChange, error }: TypedZipProps) => (
  <input
    aria-label="typed ZIP"
    title={error}
    value={value ?? ''}
    onChange={({ target }) => onChange(target.value)}
  />
);

let now: PlaceValues;
const Harness = ({ starts = {} }: { starts?: PlaceValues }) => {
  const [value, setValue] = useState(starts);
  now = value;
  return <PlaceCascade value={value} onChange={setValue} load={load} TypedZip={TypedZip} />;
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

  const inGodod: PlaceValues = { region: '13', province: '1339', city: 'bare', zipTyped: '7113' };
  const typedZip = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'typed ZIP' });

  it('takes a typed ZIP code where the city has none to choose, and drops it with the city', async () => {
    render(<Harness />);
    await choose('Region', 'NCR');
    await choose('Province', 'Metro Manila');
    await choose('City or municipality', 'Godod');
    await userEvent.type(await typedZip(), '7113');
    expect(screen.queryByRole('combobox', { name: 'ZIP code' })).toBeNull();
    await choose('Barangay', 'Barangay 1');
    expect(now.zipTyped).toBe('7113');
    await choose('City or municipality', 'City of Pasig');
    expect(await screen.findByDisplayValue('1000 - Ermita')).toBeTruthy();
    expect(now).toMatchObject({ zipCode: '1000', zipTyped: null });
    expect(screen.queryByRole('textbox', { name: 'typed ZIP' })).toBeNull();
    expect(screen.getByText('Cleared because City or municipality changed: Barangay, ZIP code')).toBeTruthy();
  });

  it('shows what was typed before, and asks for a choice once the city has one', async () => {
    render(<Harness starts={inGodod} />);
    expect((await typedZip()).value).toBe('7113');
    cleanup();
    render(<Harness starts={{ ...inGodod, city: 'pasig' }} />);
    await screen.findByRole('combobox', { name: 'ZIP code' });
    await choose('ZIP code', '1000 - Ermita');
    expect(now).toMatchObject({ zipCode: '1000', zipTyped: null });
  });
});
