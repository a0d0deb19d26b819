import Button from '@mui/material/Button';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DisabledReason } from './DisabledReason.tsx';
import { Tip } from './Tip.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

const Counted = ({ onDraw, ...props }: { onDraw: () => void }) => {
  onDraw();
  return <button type="button" {...props} />;
};

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

  const save = () => screen.getByRole('button');
  const tip = () => screen.queryByRole('tooltip');
  const show = () =>
    render(
      <Tip title="Why">
        <Button>Save</Button>
      </Tip>,
    );

  it('is a title of its element until it shows, and then its description', () => {
    show();
    expect([save().title, save().getAttribute('aria-describedby')]).toEqual(['Why', null]);
    fireEvent.mouseOver(save());
    pass(300);
    expect([save().title, save().getAttribute('aria-describedby')]).toEqual(['', tip()?.id]);
  });

  it('has its element drawn once, before anybody asks for it', () => {
    const drawn = vi.fn();
    render(
      <Tip title="Why">
        <Counted onDraw={drawn} />
      </Tip>,
    );
    expect(drawn).toHaveBeenCalledOnce();
  });

  it('stays while the mouse is on it, and closes when that leaves', () => {
    show();
    fireEvent.mouseOver(save());
    pass(300);
    fireEvent.mouseLeave(save());
    fireEvent.mouseOver(tip() as HTMLElement);
    pass(1000);
    expect(tip()).not.toBeNull();
    fireEvent.mouseLeave(tip() as HTMLElement);
    pass(0);
    pass(300);
    expect(tip()).toBeNull();
  });

  it('closes by the Escape key', () => {
    show();
    fireEvent.mouseOver(save());
    pass(300);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    pass(0);
    pass(300);
    expect(tip()).toBeNull();
  });

  it('shows to a finger that stays, for a while, and not after a tap', () => {
    show();
    fireEvent.touchStart(save());
    pass(100);
    fireEvent.touchEnd(save());
    fireEvent.mouseOver(save());
    pass(1400);
    expect(tip()).toBeNull();
    pass(1000);
    fireEvent.touchStart(save());
    pass(700);
    expect(tip()).not.toBeNull();
    fireEvent.touchEnd(save());
    pass(1500);
    pass(300);
    expect(tip()).toBeNull();
  });

  it('does not keep its element from hearing what it listens to itself', () => {
    const heard = vi.fn();
    render(
      <Tip title="Why">
        <Button onMouseOver={heard}>Save</Button>
      </Tip>,
    );
    fireEvent.mouseOver(save());
    pass(300);
    expect(heard).toHaveBeenCalledOnce();
    expect(tip()).not.toBeNull();
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
