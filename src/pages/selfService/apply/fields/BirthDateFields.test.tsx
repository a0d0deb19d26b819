// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../../../providers/language.ts';
import { FormContext } from '../parts/formContext.ts';
import { loadApplyTexts } from '../parts/useApplyText.ts';
import { BirthDateFields } from './BirthDateFields.tsx';

afterEach(() => {
  cleanup();
  setLanguage('en');
});

const nothing = (): void => undefined;
const show = () =>
  render(
    <FormContext
      value={{
        values: { birthDate: { year: '', month: '', day: '' } },
        set: nothing,
        leave: nothing,
        shown: {},
      }}
    >
      <BirthDateFields />
    </FormContext>,
  );

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
