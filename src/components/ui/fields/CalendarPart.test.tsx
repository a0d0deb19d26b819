import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ENGLISH_UI_TEXTS as texts } from '../englishUiTexts.ts';
import { DateBox } from './DateBox.tsx';

const line = vi.hoisted(() => ({ isDown: true, asked: 0 }));
vi.mock('./Calendar.tsx', () => ({
  get Calendar() {
    line.asked += 1;
    if (line.isDown) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <table />;
  },
}));

const Day = () => {
  const [day, setDay] = useState('');
  return <DateBox label="Opened" value={day} onChange={setDay} help={`value ${day}`} />;
};

afterEach(cleanup);

it('says in its own place that the calendar did not come, asks again on demand, and lets the date be typed', async () => {
  render(<Day />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Opened' });
  await userEvent.click(screen.getByRole('button', { name: texts.openCalendar }));
  const retry = await screen.findByRole('button', { name: texts.retry });
  expect(screen.getByRole('alert').textContent).toContain(texts.calendarFailed);
  expect(screen.queryByRole('heading')).toBeNull();
  await userEvent.click(retry);
  expect(await screen.findByRole('button', { name: texts.retry })).toBeTruthy();
  expect(line.asked).toBe(2);

  await userEvent.keyboard('{Escape}');
  await userEvent.type(input, '03152027');
  expect(screen.getByText('value 2027-03-15')).toBeTruthy();

  line.isDown = false;
  await userEvent.click(screen.getByRole('button', { name: texts.openCalendar }));
  expect(await screen.findByRole('table')).toBeTruthy();
});
