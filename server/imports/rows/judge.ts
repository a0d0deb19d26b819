import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RowState } from '#domain/importJobs/importStatus.ts';
import type { Matter } from '#domain/importJobs/matters.ts';
import { cellText } from '#domain/imports/cells/cellText.ts';
import { type ColumnFacts, readCell } from '#domain/imports/cells/readCell.ts';
import type { SheetCell } from '#domain/imports/cells/sheetCell.ts';
import { readsAsExample } from '#domain/imports/fields/templateExample.ts';
import { isLeftOut } from '#domain/imports/leftOut.ts';
import { isWarning, type Problem } from '#domain/imports/problems.ts';
import { isSumRow } from '#domain/imports/sumRow.ts';
import type { Change, Checked, ImportKind, ImportScope, Match, Values } from '../importKind.ts';
import type { StoredColumn } from '../readImport.ts';
import { alsoMarks } from './marksOf.ts';
import type { RawRow } from './rawRow.ts';
import { type FirstWith, twiceInFile } from './twiceInFile.ts';

/** Rows, and characters of them, that are judged in one turn of the event loop. */
const TURN = { rows: 50, characters: 64 * 1024 };

const charactersOf = ({ cells, edits }: RawRow): number =>
  [...cells, ...Object.values(edits ?? {})].reduce<number>((sum, cell) => sum + cellText(cell).length, 0);

/** A problem with the text that has it. */
export type FoundProblem = Problem & { value: string | null };

/** What the check says of a row. */
export interface Verdict {
  row: number;
  state: Extract<RowState, 'create' | 'update' | 'unchanged' | 'error' | 'leftOut'>;
  key: string | null;
  /** What else no other row of the file may have; see `alsoMarks`. */
  alsoUnique: readonly string[] | null;
  name: string | null;
  problems: FoundProblem[];
  resolved: Readonly<Record<string, unknown>>;
  changes: Change[] | null;
  targetId: string | null;
  targetVersion: number | null;
  /** What of it a second person confirms; null for nothing. */
  matters: readonly Matter[] | null;
}

/** Judges rows of one import: its columns as matched, what its kind compares with, which facts hold of its columns. */
export interface Judge {
  /** Judges rows by themselves, against the data and against the rows before them, which `firstWith` knows. */
  rows: (rows: readonly RawRow[], firstWith: FirstWith) => Promise<Verdict[]>;
}

interface Read {
  row: number;
  checked: Checked;
  problems: FoundProblem[];
  /** What stands in the cells, by field. */
  texts: ReadonlyMap<string, string | null>;
}

/** The text of a cell as it counts: mended, or as it was read. */
const cellOf = ({ cells, edits }: Pick<RawRow, 'cells' | 'edits'>, index: number): SheetCell =>
  edits?.[index] ?? cells[index] ?? null;

const hasError = (problems: readonly Problem[]): boolean => problems.some(({ code }) => !isWarning(code));

const verdictOf = ({ row, checked, problems, texts }: Read, match: Match | null): Verdict => {
  const all = [
    ...problems,
    ...(match && match.action !== 'unchanged' ? (match.problems ?? []) : []).map((problem) => ({
      ...problem,
      value: problem.field === null ? null : (texts.get(problem.field) ?? null),
    })),
  ];
  const isError = match === null || hasError(all);
  const target = match && match.action !== 'create' ? match : null;
  const also = alsoMarks(checked);
  return {
    row,
    state: isError ? 'error' : match.action,
    key: checked.key,
    alsoUnique: also.length ? also : null,
    name: checked.name,
    problems: all,
    resolved: checked.resolved,
    changes: target?.action === 'update' ? target.changes : null,
    targetId: target?.targetId ?? null,
    targetVersion: target?.action === 'update' ? target.targetVersion : null,
    matters: isError || match.action === 'unchanged' ? null : (match.matters ?? null),
  };
};

/** What is said of a row that a person left out: nothing but what it is about. What only one row may have is left to others. */
const leftOut = ({ row, checked }: Read): Verdict => ({
  row,
  state: 'leftOut',
  key: null,
  alsoUnique: null,
  name: checked.name,
  problems: [],
  resolved: {},
  changes: null,
  targetId: null,
  targetVersion: null,
  matters: null,
});

/** Makes the judge of an import's rows; loads what its kind compares with. */
export const openJudge = async (
  scope: ImportScope,
  kind: ImportKind,
  columns: readonly StoredColumn[],
  facts: ReadonlyMap<number, ColumnFacts>,
): Promise<Judge> => {
  const check = await kind.checker(scope);
  const placed = new Map(columns.flatMap(({ field, index }) => (field ? [[field, index] as const] : [])));

  // What a person put there is as it was meant, whatever the file is.
  const factsFor = ({ edits }: RawRow, index: number) => {
    const known = facts.get(index);
    return known?.hasTextsAlone && edits?.[index] !== undefined ? { ...known, hasTextsAlone: false } : known;
  };

  const readSum = (raw: RawRow): Read | null => {
    const shown = columns.map(({ index }) => cellText(cellOf(raw, index)));
    if (!isSumRow(shown, columns.length)) return null;
    const name = shown.find((text) => text.trim() !== '') ?? null;
    const checked = { key: null, name, problems: [], resolved: {} };
    const problems = [{ field: null, code: 'sum_row', value: null } as const];
    return { row: raw.row, checked, problems, texts: new Map() };
  };

  const read = (raw: RawRow): Read => {
    const sum = readSum(raw);
    if (sum) return sum;
    const values: Record<string, string | null> = {};
    const problems: FoundProblem[] = [];
    const texts = new Map<string, string | null>();
    for (const field of kind.fields) {
      const index = placed.get(field.key);
      if (index === undefined) {
        values[field.key] = null;
        continue;
      }
      const cell = cellOf(raw, index);
      const { text, problems: found } = readCell(field, cell, factsFor(raw, index));
      const shown = cellText(cell) || null;
      values[field.key] = text;
      texts.set(field.key, shown);
      for (const problem of found) problems.push({ ...problem, value: shown });
    }
    if (readsAsExample(kind.fields, texts))
      problems.push({ field: null, code: 'template_example', value: null });
    if (raw.isHidden) problems.push({ field: null, code: 'hidden_row', value: null });
    const spoiled = new Set(problems.flatMap(({ field, code }) => (isWarning(code) ? [] : [field])));
    const checked = check(values as Values);
    for (const problem of checked.problems) {
      // A cell that is not readable is not also missing or unknown.
      if (problem.field !== null && spoiled.has(problem.field)) continue;
      problems.push({ ...problem, value: problem.field ? (texts.get(problem.field) ?? null) : null });
    }
    return { row: raw.row, checked, problems, texts };
  };

  return {
    rows: async (rows, firstWith) => {
      const judgeOne = (raw: RawRow) => {
        const one = { ...read(raw), isOut: isLeftOut(raw.edits) };
        if (one.isOut) return one;
        for (const problem of twiceInFile(kind.keyField, raw.row, one.checked, firstWith))
          one.problems.push({
            ...problem,
            value: problem.field === null ? null : (one.texts.get(problem.field) ?? null),
          });
        return one;
      };
      const judged: ReturnType<typeof judgeOne>[] = [];
      let turn = { rows: 0, characters: 0 };
      for (const raw of rows) {
        judged.push(judgeOne(raw));
        turn = { rows: turn.rows + 1, characters: turn.characters + charactersOf(raw) };
        if (turn.rows < TURN.rows && turn.characters < TURN.characters) continue;
        await nextTurn();
        turn = { rows: 0, characters: 0 };
      }
      const sound = judged.filter(({ isOut, problems }) => !isOut && !hasError(problems));
      const matches = sound.length
        ? await kind.match(
            scope,
            sound.map(({ checked }) => checked),
          )
        : [];
      const matchOf = new Map(sound.map((one, at) => [one, matches[at] ?? null]));
      return judged.map((one) => (one.isOut ? leftOut(one) : verdictOf(one, matchOf.get(one) ?? null)));
    },
  };
};
