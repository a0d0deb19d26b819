import type { AuditWords } from '#domain/audit/words.ts';
import type { Ref } from './refs.ts';

/**
 * How a column's values are read. `beside` is a code whose name stands in another column of the same row; `or` is
 * another column that has the value where this one is empty; `centavos` are whole, where `money` is pesos; `query` is a list's query string; `left out` tells a person nothing. An array is read item by item.
 */
export type Reader =
  | 'text'
  | 'day'
  | 'instant'
  | 'money'
  | 'centavos'
  | 'tin'
  | 'mobile'
  | 'hidden'
  | 'query'
  | 'left out'
  | { ref: Ref; or?: string }
  | { words: AuditWords }
  | { beside: string };
export type Readers = Readonly<Record<string, Reader>>;

/** One table with an audit trigger. Columns without a reader show texts, numbers, flags and JSON as they are. */
export interface AuditedTable {
  table: string;
  /** What kind of record its key names. */
  record: Ref;
  columns: Readers;
  /** Recorded once for a statement, as what it links and how many; its columns are those of the entry, not of the table. */
  linked?: true;
}
