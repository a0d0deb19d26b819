import type { KeyboardEvent } from 'react';

const isField = (one: Element): one is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  one.matches('input, select, textarea') && !one.matches('[type="file"], [type="button"], [disabled]');

/** The key at the end of a phone's keyboard goes to the next field, and on from the last one alone. Where there is a real keyboard it goes on. */
export const goToNextLine = (
  event: Pick<
    KeyboardEvent<HTMLFormElement>,
    'key' | 'target' | 'currentTarget' | 'defaultPrevented' | 'preventDefault'
  >,
): void => {
  const { key, target, currentTarget } = event;
  if (key !== 'Enter' || event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
  if (!matchMedia('(pointer: coarse)').matches) return;
  const fields = [...currentTarget.elements].filter(isField);
  const next = fields[fields.indexOf(target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
};
