import type { Place } from './selection.ts';

/** The cell of the sheet in which something happened. */
export const placeOf = (target: EventTarget): Place | null => {
  const cell = target instanceof Element ? target.closest('[data-place]') : null;
  const [row, col] = (cell?.getAttribute('data-place') ?? '').split(':').map(Number);
  return row === undefined || col === undefined || Number.isNaN(col) ? null : { row, col };
};

/** Whether it happened in the field in which a cell is typed. */
export const isInput = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.hasAttribute('data-cell-input');
