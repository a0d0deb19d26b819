import type { Delimiter } from '../openedSheet.ts';
import { CsvRecords } from './CsvRecords.ts';

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t', '|'];
const RECORDS = 200;

/** The line with which Excel is told the delimiter; it is no row. */
const TOLD = /^sep=([,;\t|])(?:\r\n|\r|\n)/i;

/** How many fields most records of a sample have when cut by this delimiter, and what share of the records that is. */
const shape = (sample: string, delimiter: Delimiter): { fields: number; share: number } => {
  const counts = new Map<number, number>();
  let records = 0;
  const cut = new CsvRecords(delimiter, (fields) => {
    if (records >= RECORDS || !fields.some(Boolean)) return;
    records += 1;
    counts.set(fields.length, (counts.get(fields.length) ?? 0) + 1);
  });
  try {
    cut.push(sample);
    if (!records) cut.end();
  } catch {
    // A quote that does not fit under this delimiter: what was cut before it counts.
  }
  const [[fields, times] = [1, 0]] = [...counts].sort((one, other) => other[1] - one[1] || other[0] - one[0]);
  return { fields, share: records ? times / records : 0 };
};

/** The delimiter of a csv by its first records, and the length of a line that tells it. Without any sign of one it is a comma. */
export const delimiterOf = (sample: string): { delimiter: Delimiter; told: number } => {
  const [line, told] = TOLD.exec(sample) ?? [];
  if (line && told) return { delimiter: told as Delimiter, told: line.length };
  const shapes = DELIMITERS.map((delimiter) => ({ delimiter, ...shape(sample, delimiter) }));
  const [best] = shapes
    .filter(({ fields }) => fields > 1)
    .sort((one, other) => other.share - one.share || other.fields - one.fields);
  return { delimiter: best?.delimiter ?? ',', told: 0 };
};
