import type { UserDetails } from '#contract/session.ts';
import type { FirstRows } from '#domain/pages/page.ts';
import { guardFor } from '../guard.ts';
import { readList } from '../http/apiAnswer.ts';
import { seePreference } from '../session/session.ts';
import { beginCall } from './begunCall.ts';

/** A row of a list as the API answers it. */
export type ListRow = Readonly<Record<string, unknown>>;

/** What the entry shows of a back office that is on its way. */
interface FirstLook {
  /** The list of the address, when it is one whose rows were asked for. */
  list: FirstRows | null;
  /** Its rows, once they are here. */
  rows: readonly ListRow[] | null;
  /** The back office shows its page by itself. */
  isOver: boolean;
}

let look: FirstLook = { list: null, rows: null, isOver: false };
let hasBegun = false;
const listeners = new Set<() => void>();

const change = (part: Partial<FirstLook>): void => {
  look = { ...look, ...part };
  for (const listener of listeners) listener();
};

/** Calls back after each change; answers how to stop. */
export const onFirstLook = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The first look of this moment, the same object until it changes. */
export const getFirstLook = (): FirstLook => look;

const isView = (value: unknown): value is { isDefault: unknown } =>
  typeof value === 'object' && value !== null && 'isDefault' in value;

/** Whether the list opens with a view of the user's own, which asks for other rows. */
const hasOwnView = (resource: string): boolean => {
  const views = seePreference(`${resource}.views`);
  return Array.isArray(views) && views.some((view) => isView(view) && view.isDefault === true);
};

const listAt = (address: string, user: UserDetails): FirstRows | null => {
  const { route, decision } = guardFor(address, user);
  if (decision.kind !== 'allow' || address.includes('?')) return null;
  return route.first && !hasOwnView(route.resource?.[0] ?? '') ? route.first : null;
};

/**
 * Asks for the first rows of the list at an address (path with query), once a page load, when the user may open it and it opens
 * with the API's own order. The back office takes the same answer over; what was refused it asks for once more.
 */
export const beginFirstLook = (address: string, user: UserDetails): void => {
  if (hasBegun) return;
  hasBegun = true;
  const list = listAt(address, user);
  if (!list) return;
  change({ list });
  beginCall(list.call)
    .then(async (response) => response.ok && readList(await response.json(), 'id').list)
    .then((rows) => rows && change({ rows }))
    // The list itself tells what went wrong.
    .catch(() => undefined);
};

/** The back office is drawn and shows its page by itself. */
export const endFirstLook = (): void => {
  if (!look.isOver) change({ isOver: true, rows: null });
};
