import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { setTinRule } from '#contract/tinRule.ts';
import { DateText, MoneyText, TinText } from '../texts.tsx';
import { plainValue } from './plainValue.ts';
import { TinBox } from './TinBox.tsx';

const Tin = ({ first = '' }) => {
  const [tin, setTin] = useState(first);
  return <TinBox label="TIN" value={tin} onChange={setTin} help={`value ${tin}`} />;
};

describe('shared fields and texts', () => {
  afterEach(() => {
    cleanup();
    setTinRule({});
  });

  it('[input.keypressDigits] lets digits through, typed or pasted, and nothing else', async () => {
    render(<Tin />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'TIN' });
    await userEvent.type(input, '12a3-4');
    expect(input.value).toBe('1234');
    await userEvent.clear(input);
    await userEvent.paste('123-456 789x');
    expect(input.value).toBe('123456789');
    expect(fireEvent.keyDown(input, { key: 'e' })).toBe(false);
    expect(fireEvent.keyDown(input, { key: 'Tab' })).toBe(true);
  });

  it('[tin.grouping] groups a tax ID once its field is left, and keeps the value bare', async () => {
    render(<Tin />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'TIN' });
    await userEvent.type(input, '123456789012');
    await userEvent.tab();
    expect(input.value).toBe('123-456-789-012');
    expect(screen.getByText('value 123456789012')).toBeTruthy();
  });

  it('[tin.grouping] leaves a tax ID as it stands when its field is entered: tabbing selects all of it, typing replaces it', async () => {
    render(<Tin first="123456789" />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'TIN' });
    await userEvent.tab();
    expect(input.value).toBe('123-456-789');
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 11]);
    await userEvent.keyboard('98');
    expect(input.value).toBe('98');
    await userEvent.tab();
    expect(input.value).toBe('98');
  });

  it('stores a branch of five with a zero before it once the field is left, where such are taken', async () => {
    setTinRule({ branchOfFive: true });
    render(<Tin />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'TIN' });
    await userEvent.click(input);
    await userEvent.paste('123-456-789-00001');
    expect(screen.getByText('value 12345678900001')).toBeTruthy();
    await userEvent.tab();
    expect(input.value).toBe('123-456-789-000-001');
    expect(screen.getByText('value 123456789000001')).toBeTruthy();
  });

  it('leaves 14 digits as they are otherwise', async () => {
    render(<Tin />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'TIN' });
    await userEvent.type(input, '12345678900001');
    await userEvent.tab();
    expect(input.value).toBe('123-456-789-000-01');
    expect(screen.getByText('value 12345678900001')).toBeTruthy();
  });

  it('keeps the caret of a tax ID where one types, though its dashes go', async () => {
    render(<Tin first="123456789" />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'TIN' });
    await userEvent.tab();
    input.setSelectionRange(6, 6);
    await userEvent.keyboard('0');
    expect([input.value, input.selectionStart]).toEqual(['1234506789', 6]);
    await userEvent.keyboard('1');
    expect([input.value, input.selectionStart]).toEqual(['12345016789', 7]);
  });

  it('shows money in pesos, dates as MM/DD/YYYY in Manila, and a dash for nothing', () => {
    const { container } = render(
      <>
        <MoneyText amount="1234.50" /> <MoneyText amount="1000002626453.46" /> <MoneyText amount={null} />{' '}
        <TinText tin="123456789" /> <DateText value="2026-03-05" />{' '}
        <DateText value="2026-03-05T17:00:00.000Z" withTime />
      </>,
    );
    expect(container.textContent).toBe(
      '₱1,234.50 ₱1,000,002,626,453.46 — 123-456-789 03/05/2026 03/06/2026 01:00',
    );
  });

  it('puts stored values into words', () => {
    const texts = { empty: 'empty', yes: 'Yes', no: 'No' };
    expect(plainValue(null, texts)).toBe('empty');
    expect(plainValue(false, texts)).toBe('No');
    expect(plainValue('2026-01-31', texts)).toBe('01/31/2026');
    expect(plainValue(['A', 'B'], texts)).toBe('A, B');
    expect(plainValue({ a: 1 }, texts)).toBe('a: 1');
  });
});
