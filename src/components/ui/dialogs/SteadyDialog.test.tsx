import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SteadyDialog } from './SteadyDialog.tsx';

const Page = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Refund
      </button>
      <SteadyDialog open={isOpen} onClose={() => setOpen(false)} transitionDuration={0}>
        Sure?
      </SteadyDialog>
    </>
  );
};

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Refund', hidden: true }));
const shown = () => screen.queryByRole('dialog') !== null;
const clickBeside = () => {
  const beside = screen.getByRole('dialog').parentElement as HTMLElement;
  fireEvent.mouseDown(beside);
  fireEvent.click(beside);
  pass(0);
};

describe('a dialog', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<Page />);
    open();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('stays when the second click of those that opened it falls beside it', () => {
    pass(499);
    clickBeside();
    expect(shown()).toBe(true);
  });

  it('closes by a click beside it later', () => {
    pass(500);
    clickBeside();
    expect(shown()).toBe(false);
  });

  it('stays when it is opened by a double click once more', () => {
    pass(500);
    clickBeside();
    open();
    clickBeside();
    expect(shown()).toBe(true);
  });

  it('closes by the Escape key at once', () => {
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    pass(0);
    expect(shown()).toBe(false);
  });
});
