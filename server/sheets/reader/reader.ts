import type { Sentence } from '#domain/sentence.ts';
import type { OpenOptions, SheetDescription, SheetProblemCode } from '../openedSheet.ts';
import type { PackedRows } from '../packRows.ts';

/** What the thread or process that reads a file is started with. */
export interface Order {
  path: string;
  options: Pick<OpenOptions, 'name' | 'sheet'>;
}

/** What it says: `opened` or `elsewhere` once, then one answer to every message. */
export type Answer =
  | { kind: 'opened'; description: SheetDescription }
  /** A workbook that is read at one go, in a process of its own. */
  | { kind: 'elsewhere' }
  | { kind: 'rows'; rows: PackedRows }
  | { kind: 'end' }
  | { kind: 'refused'; code: SheetProblemCode; sentence: Sentence }
  | { kind: 'failed'; reason: string };

/** Whoever reads a file, seen from outside: one `ask` asks for one batch, `next` waits for what it says. */
export interface Reader {
  ask: () => void;
  next: () => Promise<Answer>;
  close: () => Promise<void>;
}
