import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetUnsaved, hasUnsaved, keepUnsaved, setUnsaved } from './unsaved.ts';

const close = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('what is typed and unsaved', () => {
  afterEach(forgetUnsaved);

  it('makes the browser ask before the page closes, and is kept as a draft before the answer', () => {
    const keep = vi.fn(async () => true);
    setUnsaved('access-role/new', true, keep);
    expect(close()).toBe(true);
    expect(keep).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('is forgotten once it is saved: nothing asks, nothing is kept', () => {
    const keep = vi.fn(async () => true);
    setUnsaved('access-role/new', true, keep);
    setUnsaved('access-role/new', false);
    expect(hasUnsaved()).toBe(false);
    expect(close()).toBe(false);
    expect(keep).not.toHaveBeenCalled();
  });

  it('counts as kept only when all of it is', async () => {
    setUnsaved('a', true, async () => true);
    expect(await keepUnsaved()).toBe(true);
    setUnsaved('b', true, async () => false);
    expect(await keepUnsaved()).toBe(false);
    setUnsaved('b', true);
    expect(await keepUnsaved()).toBe(false);
  });
});
