import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Language } from '#domain/sentence.ts';
import { ui } from '../../../i18n/fil/ui.ts';
import { ENGLISH_UI_TEXTS } from '../englishUiTexts.ts';
import { UiTextsProvider } from '../uiTexts.tsx';
import { DateBox } from './DateBox.tsx';

const Day = ({ first = '' }) => {
  const [day, setDay] = useState(first);
  return <DateBox label="Opened" value={day} onChange={setDay} help={`value ${day}`} />;
};
const show = (first = '', language: Language = 'en') => {
  const texts = language === 'en' ? ENGLISH_UI_TEXTS : ui;
  render(
    <UiTextsProvider texts={texts} language={language}>
      <Day first={first} />
    </UiTextsProvider>,
  );
  return { input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Opened' }), texts };
};
const calendar = async () => within(await screen.findByRole('grid', {}, { timeout: 10_000 }));

describe('a field for a day', () => {
  afterEach(cleanup);

  it('is typed as MM/DD/YYYY, its slashes by themselves, and hands on YYYY-MM-DD', async () => {
    const { input } = show();
    await userEvent.type(input, '03152027');
    expect(input.value).toBe('03/15/2027');
    expect(screen.getByText('value 2027-03-15')).toBeTruthy();
    await userEvent.clear(input);
    expect(screen.getByText('value')).toBeTruthy();
    await userEvent.type(input, '3/5/2027');
    await userEvent.tab();
    expect(input.value).toBe('03/05/2027');
    expect(screen.getByText('value 2027-03-05')).toBeTruthy();
  });

  it.each(['en', 'fil'] as const)(
    'says in %s that what stands there is no day, once it is left, and keeps it',
    async (language) => {
      const { input, texts } = show('', language);
      await userEvent.type(input, '02302027');
      expect(screen.queryByText(texts.notDate)).toBeNull();
      await userEvent.tab();
      expect(input.value).toBe('02/30/2027');
      expect(screen.getByText(texts.notDate)).toBeTruthy();
      expect(input.getAttribute('aria-invalid')).toBe('true');
    },
  );

  it('says first that it is no day, whatever else the form says of it', () => {
    const field = (value: string) => (
      <DateBox label="Opened" value={value} onChange={() => {}} error="Too early" />
    );
    const { rerender } = render(field('02/30/2027'));
    expect(screen.queryByText('Too early')).toBeNull();
    expect(screen.getByText(ENGLISH_UI_TEXTS.notDate)).toBeTruthy();
    rerender(field('2027-02-28'));
    expect(screen.getByText('Too early')).toBeTruthy();
  });

  it('opens its calendar at the day that stands there, and takes another by the keyboard alone', async () => {
    const { input } = show('2027-03-15');
    input.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const days = await calendar();
    const chosen = days.getByRole('gridcell', { name: '15' });
    expect(chosen.getAttribute('aria-selected')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(chosen));
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    expect(await screen.findByText('value 2027-03-23')).toBeTruthy();
    expect(input.value).toBe('03/23/2027');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  });

  it.each([
    ['en', 'March 2027', 'Su'],
    ['fil', 'Marso 2027', 'Li'],
  ] as const)('has a calendar in %s: %s, from Sunday (%s) on', async (language, month, sunday) => {
    const { texts } = show('2027-03-15', language);
    await userEvent.click(screen.getByRole('button', { name: texts.openCalendar }));
    const days = await calendar();
    expect(screen.getByText(month)).toBeTruthy();
    expect(days.getAllByRole('columnheader')[0]?.textContent).toBe(sunday);
    expect(screen.getByRole('button', { name: texts.chooseYear })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: texts.nextMonth }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    expect(screen.getByText('value 2027-03-15')).toBeTruthy();
  });
});
