import type { KeyboardEvent } from 'react';

type Key = Pick<KeyboardEvent, 'key' | 'target' | 'preventDefault'>;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Walks by arrows from the search field over what it found and back; Enter in the field opens the best of it. */
export const walkResults = (event: Key, within: HTMLElement | null): void => {
  const field = within?.querySelector<HTMLElement>('input');
  const links = [...(within?.querySelectorAll<HTMLElement>('[data-hit] a') ?? [])];
  const stops = field ? [field, ...links] : links;
  const at = stops.indexOf(event.target as HTMLElement);
  if (at < 0 || links.length === 0) return;
  if (event.key === 'Enter' && event.target === field) links[0]?.click();
  const to = stops[at + (STEPS[event.key] ?? 0)];
  if (!(event.key in STEPS) || !to) return;
  event.preventDefault();
  to.focus();
};
