import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Combobox } from './Combobox.tsx';

const BANKS = [
  { value: '1', label: 'Bank of Aklan' },
  { value: '2', label: 'Rural Bank of Bohol' },
];

const show = (props: Partial<Parameters<typeof Combobox>[0]> = {}) => {
  const onChange = vi.fn();
  render(<Combobox label="Bank" value={null} onChange={onChange} options={BANKS} {...props} />);
  return { onChange, input: screen.getByRole('combobox', { name: 'Bank' }) };
};

describe('a select with type-ahead', () => {
  afterEach(cleanup);

  it('[error.selectEmpty] says "No results" when it has no options', async () => {
    const { input } = show({ options: [] });
    await userEvent.click(input);
    expect(screen.getByText('No results')).toBeTruthy();
  });

  it('narrows its options while one types and answers the chosen value', async () => {
    const { input, onChange } = show();
    await userEvent.type(input, 'boh');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Rural Bank of Bohol',
    ]);
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith('2');
  });

  it('finds an option however its name is cut into words', async () => {
    const { input } = show({ options: [...BANKS, { value: '3', label: 'Land Bank of the Philippines' }] });
    await userEvent.type(input, 'landbank');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Land Bank of the Philippines',
    ]);
  });

  it('is red and told to be wrong when there is something wrong with it', () => {
    const { input } = show({ error: 'Choose a bank' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.closest('.MuiInputBase-root')?.classList).toContain('Mui-error');
    expect(screen.getByText('Choose a bank').classList).toContain('Mui-error');
  });

  it('keeps what is typed when the page around it is drawn anew', async () => {
    const props = { label: 'Bank', value: '1', onChange: () => undefined };
    const { rerender } = render(<Combobox {...props} options={BANKS} />);
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Bank' });
    await userEvent.clear(input);
    await userEvent.type(input, 'boh');
    rerender(<Combobox {...props} options={BANKS.map((bank) => ({ ...bank }))} />);
    expect(input.value).toBe('boh');
  });

  it('tells a failed load from an empty list and offers a retry', async () => {
    const onRetry = vi.fn();
    const { input } = show({ options: [], status: 'failed', onRetry });
    await userEvent.click(input);
    expect(screen.queryByText('No results')).toBeNull();
    expect(screen.getAllByText('Could not load the choices').length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('ties its error to the input', () => {
    const { input } = show({ error: 'Choose a bank' });
    const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Choose a bank');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
});
