import { act, cleanup, render } from '@testing-library/react';
import { useImperativeHandle } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useGrowing } from './useGrowing.ts';

const watched: (() => void)[] = [];
class Observer {
  constructor(onChange: () => void) {
    watched.push(onChange);
  }
  observe() {}
  disconnect() {
    watched.pop();
  }
}
const updatePosition = vi.fn();
const Placed = () => {
  const { action, content } = useGrowing();
  useImperativeHandle(action, () => ({ updatePosition }), []);
  return <div ref={content}>Months</div>;
};
afterEach(() => vi.unstubAllGlobals());

it('places a popover anew whenever its content grows, and stops when it is closed', () => {
  vi.stubGlobal('ResizeObserver', Observer);
  render(<Placed />);
  act(() => watched.at(-1)?.());
  expect(updatePosition).toHaveBeenCalledTimes(1);
  cleanup();
  expect(watched).toEqual([]);
});
