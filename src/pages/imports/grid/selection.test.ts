import { describe, expect, it } from 'vitest';
import { at, blockOf, moved } from './selection.ts';

const BOUNDS = { rows: 20, cols: 4 };
const from = (row: number, col: number) => at({ row, col }, BOUNDS);
const go = (key: string, more: { isFar?: boolean; isGrowing?: boolean } = {}) =>
  moved(from(5, 1), { key, isFar: false, isGrowing: false, ...more }, BOUNDS);

describe('moving in the grid', () => {
  it.each([
    ['ArrowUp', 4, 1],
    ['ArrowDown', 6, 1],
    ['ArrowLeft', 5, 0],
    ['ArrowRight', 5, 2],
    ['PageDown', 15, 1],
    ['PageUp', 0, 1],
    ['Home', 5, 0],
    ['End', 5, 3],
  ])('%s leads to row %i, column %i', (key, row, col) => {
    expect(go(key)?.focus).toEqual({ row, col });
  });
  it('goes to the edge with Ctrl and never beyond it', () => {
    expect(go('ArrowDown', { isFar: true })?.focus).toEqual({ row: 19, col: 1 });
    expect(go('Home', { isFar: true })?.focus).toEqual({ row: 0, col: 0 });
    expect(moved(from(0, 0), { key: 'ArrowUp', isFar: false, isGrowing: false }, BOUNDS)).toEqual(from(0, 0));
  });
  it('grows from where it was begun with Shift', () => {
    const grown = go('ArrowUp', { isGrowing: true });
    expect(grown && blockOf(grown)).toEqual({ top: 4, bottom: 5, left: 1, right: 1 });
  });
  it('leaves other keys alone', () => {
    expect(go('a')).toBeNull();
    expect(go('Enter')).toBeNull();
  });
});
