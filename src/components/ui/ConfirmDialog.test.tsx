import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const onConfirm = vi.fn();
const onCancel = vi.fn();
const dialog = (props = {}) => (
  <ConfirmDialog
    open
    title="Sure?"
    confirmLabel="Refund"
    onConfirm={onConfirm}
    onCancel={onCancel}
    {...props}
  />
);
const button = () => screen.getByRole('button', { name: 'Refund', hidden: true });

describe('a dialog that asks before a deed', () => {
  afterEach(() => {
    cleanup();
    vi.clearAllMocks();
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

  it('is left by the Escape key, but not once something is typed in it', () => {
    const { rerender } = render(dialog());
    const pressEscape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    pressEscape();
    expect(onCancel).toHaveBeenCalledTimes(1);
    rerender(dialog({ isFilled: true }));
    pressEscape();
    expect(onCancel).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: /cancel/i }));
    expect(onCancel).toHaveBeenCalledTimes(2);
  });

  it('does nothing while it goes away', () => {
    render(dialog()).rerender(dialog({ open: false }));
    fireEvent.click(button(), { detail: 1 });
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
