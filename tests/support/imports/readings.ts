import type { FieldType } from '#domain/importJobs/fieldTypes.ts';
import { readCell } from '#domain/imports/cells/readCell.ts';
import type { SheetCell } from '#domain/imports/cells/sheetCell.ts';
import type { ImportField } from '#domain/imports/fields/fields.ts';
import { readingsOf } from '#domain/imports/problems.ts';

/** A number cell: what is stored, what is shown of it, in which format. */
export const number = (raw: string, text = raw, format = 'General'): SheetCell => ({
  kind: 'number',
  text,
  raw,
  format,
});

/** Reads cells as a type of field, and says in a line what came of one: its text, then every problem with what is offered. */
export const reading =
  (type: FieldType, facts?: Parameters<typeof readCell>[2], more: Partial<ImportField> = {}) =>
  (cell: SheetCell): string => {
    const hint = { en: 'It', fil: 'Ito' };
    const field = { key: 'it', header: 'It', synonyms: [], type, required: true, hint, example: '', ...more };
    const { text, problems } = readCell(field, cell, facts);
    const codes = problems.map((problem) => {
      const offered = problem.suggestion ?? readingsOf(problem.params).join(' or ');
      return `${problem.code}${offered ? ` → ${offered}` : ''}`;
    });
    return [text ?? [], codes].flat().join(', ');
  };
