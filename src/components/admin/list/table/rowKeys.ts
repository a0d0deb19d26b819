import type { KeyboardEvent } from 'react';

/** Arrow up and down move between the links of the rows. */
export const moveBetweenRows = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  const at = document.activeElement instanceof HTMLElement ? links.indexOf(document.activeElement) : -1;
  const next = links[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
};

/** Whether a click on a row is meant for the row: not for a control in it, and not the end of marking text. */
export const isRowClick = (target: EventTarget): boolean =>
  target instanceof Element &&
  !target.closest('a, button, input, label, [role="button"]') &&
  !window.getSelection()?.toString();
