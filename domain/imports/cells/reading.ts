import type { TinRule } from '../../formats/tin.ts';
import type { ImportField } from '../fields/fields.ts';
import type { Problem, ProblemParams } from '../problems.ts';
import type { NumberCell } from './sheetCell.ts';

/** A problem of the cell that is being read. */
export type Found = Omit<Problem, 'field'>;

/** What was made of a cell: its text as it is compared and stored, null when there is none, and what is wrong with it. */
export interface Read {
  text: string | null;
  found: readonly Found[];
}

/** What holds of a column as a whole; of one of TINs also which are taken. */
export interface ColumnFacts extends TinRule {
  /** One of its dates can only have the day first, so none that could be read either way is certain. */
  isDayFirst: boolean;
  /** How many digits those of its cells show that are digits and begin with a zero, each number once. */
  zeroLed: readonly number[];
  /** Its file has no numbers, only what a spreadsheet wrote of them: a rounded one looks typed. */
  hasTextsAlone?: boolean;
  /** One of its texts has more digits than a spreadsheet keeps, and no zeros for those: the column was not rounded. */
  hasWholeLong?: boolean;
}

/** What a cell says, blanks and invisible characters aside; `number` when the spreadsheet keeps it as a number. */
export interface Typed {
  text: string;
  number: NumberCell | null;
}

/** How the cells of one type of field are read. */
export type Reader = (typed: Typed, field: ImportField, facts: ColumnFacts) => Read;

/** A text that will do, perhaps with a warning. */
export const taken = (text: string, ...found: readonly Found[]): Read => ({ text, found });

/** A cell that will not do, and what would, where that is certain enough to offer. */
export const refused = (code: Found['code'], suggestion?: string | null, params?: ProblemParams): Read => ({
  text: null,
  found: [{ code, ...(params && { params }), ...(suggestion ? { suggestion } : {}) }],
});
