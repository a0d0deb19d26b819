import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { goToNextLine } from './goToNextLine.ts';

const form = () => document.querySelector('form') as HTMLFormElement;
const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const enter = (id: string, { key = 'Enter', defaultPrevented = false } = {}): boolean => {
  const preventDefault = vi.fn();
  field(id).focus();
  goToNextLine({ key, target: field(id), currentTarget: form(), defaultPrevented, preventDefault } as never);
  return preventDefault.mock.calls.length > 0;
};
const onA = (pointer: 'coarse' | 'fine') =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));

beforeEach(() => {
  document.body.innerHTML = `<form><input id="name"><select id="position"><option>A</option></select><input id="off" disabled>
    <input type="file" id="file"><input type="checkbox" id="tick"><input id="last"><button type="submit">On</button></form>`;
  onA('coarse');
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('goes from a line to the field that is next, whatever it is, and past what takes none', () => {
  expect(enter('name')).toBe(true);
  expect(document.activeElement).toBe(field('position'));
  expect(enter('tick')).toBe(true);
  expect(document.activeElement).toBe(field('last'));
});

it('goes on from the last one, and where there is a real keyboard', () => {
  expect(enter('last')).toBe(false);
  onA('fine');
  expect(enter('name')).toBe(false);
  expect(document.activeElement).toBe(field('name'));
});

it('leaves other keys, and what a field has taken for itself', () => {
  expect([enter('name', { key: 'a' }), enter('name', { defaultPrevented: true })]).toEqual([false, false]);
});
