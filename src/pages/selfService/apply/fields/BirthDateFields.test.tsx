import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../../../providers/language.ts';
import { FormContext } from '../parts/formContext.ts';
import { loadApplyTexts } from '../parts/useApplyText.ts';
import { BirthDateFields } from './BirthDateFields.tsx';

const EMPTY = { year: '', month: '', day: '' };

afterEach(() => {
  cleanup();
  setLanguage('en');
});

const nothing = (): void => undefined;
/** The form that the boxes stand in, as it is after what was typed. */
let now: unknown;
function Form() {
  const [values, setValues] = useState<object>({ birthDate: EMPTY });
  now = values;
  return (
    <FormContext
      value={{
        values,
        set: (path, value) => setValues({ [path]: value }),
        leave: nothing,
        shown: {},
      }}
    >
      <BirthDateFields />
    </FormContext>
  );
}
const show = () => render(<Form />);

describe('the month of a birth date', () => {
  it.each([
    ['en', 'Month', 'Choose'],
    ['fil', 'Buwan', 'Pumili'],
  ] as const)('says in %s that one is chosen, as other lists do', async (language, label, choose) => {
    setLanguage(language);
    await loadApplyTexts(language);
    show();
    const month = await screen.findByLabelText<HTMLSelectElement>(label);
    expect(month.selectedOptions[0]?.textContent).toBe(choose);
    expect(month.options).toHaveLength(13);
  });
});

describe('the box of the day', () => {
  const type = async (...typed: string[]) => {
    show();
    const day = await screen.findByLabelText<HTMLInputElement>('Day');
    for (const text of typed) fireEvent.change(day, { target: { value: text } });
    return day;
  };

  it('spreads a date that is pasted whole over the three of them', async () => {
    const day = await type('12/25/1980');
    expect(now).toEqual({ birthDate: { year: '1980', month: 'December', day: '25' } });
    expect(day.value).toBe('25');
  });

  it('takes one letter after the other until the date is whole', async () => {
    const day = await type('1', '12', '12/', '12/2', '12/25', '12/25/', '12/25/1', '12/25/19', '12/25/198');
    expect(day.value).toBe('12/25/198');
    expect(day.maxLength).toBeGreaterThanOrEqual('12 / 25 / 1980'.length);
    fireEvent.change(day, { target: { value: '12/25/1980' } });
    expect(now).toEqual({ birthDate: { year: '1980', month: 'December', day: '25' } });
  });

  it('keeps what became no date as it was typed, and a day as a day', async () => {
    const day = await type('25');
    fireEvent.blur(day);
    expect(now).toEqual({ birthDate: { ...EMPTY, day: '25' } });
    fireEvent.change(day, { target: { value: '25/13' } });
    fireEvent.blur(day);
    expect(now).toEqual({ birthDate: { ...EMPTY, day: '25/13' } });
    expect(day.value).toBe('25/13');
  });
});
