import type { Sentence } from '#domain/text.ts';
import type { PackedRows } from './packing.ts';
import type { OpenOptions, SheetDescription, SheetProblemCode } from './types.ts';

/** What the thread that reads a file is started with. */
export interface Order {
  path: string;
  options: Pick<OpenOptions, 'name' | 'sheet'>;
}

/** What it says: `opened` once, then one answer to every message. */
export type Answer =
  | { kind: 'opened'; description: SheetDescription }
  | { kind: 'rows'; rows: PackedRows }
  | { kind: 'end' }
  | { kind: 'refused'; code: SheetProblemCode; sentence: Sentence }
  | { kind: 'failed'; reason: string };
