import { heldSession, onHeld } from '../../../../providers/applicant/held.ts';
import type { Typed } from './typed.ts';

const KEY = 'suki.mending';

const read = (): Record<string, Typed> => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? {};
  } catch {
    return {};
  }
};

/** What was typed at a point of the review and not saved: it outlives Back, a reload, and a tab that the phone has put to sleep. */
export const keptTyped = (place: string): Typed | null => read()[place] ?? null;

/** Keeps it in this tab; null when there is nothing. What is drawn once more while somebody leaves the device keeps nothing. */
export const keepTyped = (place: string, typed: Typed | null): void => {
  if (typed && !heldSession()) return;
  const { [place]: _, ...others } = read();
  const kept = typed ? { ...others, [place]: typed } : others;
  try {
    if (Object.keys(kept).length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage it lasts as long as the page.
  }
};

// Whoever leaves the device leaves nothing on it.
onHeld(() => {
  if (!heldSession()) sessionStorage.removeItem(KEY);
});
