import type { DeskEvent } from '#contract/desk.ts';
import type { Bind } from '../lists/source.ts';
import type { DeskPart } from './deskPart.ts';

/** So many events one area tells, the newest of its own. */
export const EVENTS_OF_AREA = 8;
/** So many stand on the desk, of all areas. */
const NEWEST = 8;

/** What happened last in an area: rows as a set, each put into words. */
export const eventPart = <F>(
  rows: (bind: Bind) => string,
  tell: (found: F) => DeskEvent,
): DeskPart<DeskEvent[]> => ({
  sql: (bind) => `(select coalesce(jsonb_agg(to_jsonb(v)), '[]') from (${rows(bind)}) v)`,
  present: (found: F[]) => found.map(tell),
});

/** What happened last in all of them, the newest first. */
export const newestOf = (events: readonly DeskEvent[]): DeskEvent[] =>
  events.toSorted((one, other) => other.dtime.localeCompare(one.dtime)).slice(0, NEWEST);
