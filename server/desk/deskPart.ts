import type { Bind } from '../lists/source.ts';

/** A part of the desk's statement: an expression that answers JSON, and what becomes of that. */
export interface DeskPart<T> {
  sql: (bind: Bind) => string;
  present: (found: never) => T;
}
