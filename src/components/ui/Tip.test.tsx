// @vitest-environment happy-dom
import Button from '@mui/material/Button';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DisabledReason } from './DisabledReason.tsx';
import { Tip } from './Tip.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('a tooltip', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('[const.tooltipDelay] shows after 300 ms and not at 299', () => {
    render(
      <Tip title="Why">
        <Button>Save</Button>
      </Tip>,
    );
    fireEvent.mouseOver(screen.getByRole('button'));
    pass(299);
    expect(screen.queryByRole('tooltip')).toBeNull();
    pass(1);
    expect(screen.getByRole('tooltip').textContent).toBe('Why');
  });

  it('gives a disabled control a focusable place that names the reason', () => {
    render(
      <DisabledReason reason="Nothing has changed yet.">
        <Button>Keep</Button>
      </DisabledReason>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Keep' });
    expect(button.disabled).toBe(true);
    expect(button.parentElement?.tabIndex).toBe(0);
    fireEvent.mouseOver(button);
    pass(300);
    expect(screen.getByRole('tooltip').textContent).toBe('Nothing has changed yet.');
  });
});
