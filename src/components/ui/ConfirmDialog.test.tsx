import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const onConfirm = vi.fn();
const dialog = (open = true) => (
  <ConfirmDialog open={open} title="Sure?" confirmLabel="Refund" onConfirm={onConfirm} onCancel={() => {}} />
);
const button = () => screen.getByRole('button', { name: 'Refund', hidden: true });

describe('a dialog that asks before a deed', () => {
  afterEach(() => {
    cleanup();
    onConfirm.mockReset();
  });

  it('does it once by a double click', async () => {
    render(dialog());
    await userEvent.dblClick(button());
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('does it once while the Enter key is held down', () => {
    render(dialog());
    expect(fireEvent.keyDown(button(), { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(button(), { key: 'Enter', repeat: true })).toBe(false);
  });

  it('does it again by the next click, where the first was refused', () => {
    render(dialog());
    fireEvent.click(button(), { detail: 1 });
    fireEvent.click(button(), { detail: 1 });
    expect(onConfirm).toHaveBeenCalledTimes(2);
  });

  it('does nothing while it goes away', () => {
    render(dialog()).rerender(dialog(false));
    fireEvent.click(button(), { detail: 1 });
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
