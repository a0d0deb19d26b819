import { describe, expect, it } from 'vitest';
import type { ImportColumn, ImportRow } from '#contract/shapes/importShapes.ts';
import { cellTexts, type Proposal } from '../cellTexts.ts';
import type { CellEdits } from '../useCellEdits.ts';
import { needsPreview, previewOf } from './changePreview.ts';

const column = (index: number, header: string): ImportColumn => ({
  index,
  header,
  samples: [],
  field: header,
  how: 'exact',
  isHidden: false,
});
const row = (number: number, texts: readonly string[], state: ImportRow['state'] = 'error'): ImportRow => ({
  edit: 0,
  row: number,
  state,
  cells: texts.map((text) => ({ text })),
  problems: [],
  changes: [],
  name: null,
  link: null,
});
const COLUMNS = [column(0, 'Code'), column(1, 'Name'), column(2, 'Zip')];
const KEYS = new Set([0]);

const preview = (
  rows: readonly ImportRow[],
  cells: Proposal['cells'],
  columns: readonly ImportColumn[] = COLUMNS,
) => {
  const edits = { textAt: () => undefined } as unknown as CellEdits;
  const texts = cellTexts({ rows, columns, edits, isOpen: true });
  return previewOf({ cells }, { rows, columns }, texts, KEYS);
};
const paste = (cells: Proposal['cells'], beyond = 0): Proposal => ({
  action: 'paste',
  cells,
  rowsBeyond: beyond,
  columnsBeyond: 0,
});

describe('what a change of several cells does', () => {
  const rows = [row(3, ['A', 'Una', '1']), row(4, ['B', 'Ikalawa', '2'])];

  it('names its columns and rows as in the file, with old and new texts and how many change', () => {
    const found = preview(rows, [
      { row: 0, col: 1, text: 'Una' },
      { row: 0, col: 2, text: '4027' },
      { row: 1, col: 1, text: 'Iba' },
      { row: 1, col: 2, text: '4026' },
    ]);
    expect(found.columns.map(({ header }) => header)).toEqual(['Name', 'Zip']);
    expect(found).toMatchObject({ where: '3–4', rows: 2, changed: 3, locked: 0, skipsRows: false });
    expect(found.first).toEqual([
      {
        row: 3,
        cells: [
          { before: 'Una', after: 'Una', isLocked: false },
          { before: '1', after: '4027', isLocked: false },
        ],
      },
      {
        row: 4,
        cells: [
          { before: 'Ikalawa', after: 'Iba', isLocked: false },
          { before: '2', after: '4026', isLocked: false },
        ],
      },
    ]);
    expect(found.keys.rows).toBe(0);
  });

  it('counts rows whose key would change, and not those that keep it', () => {
    const found = preview(rows, [
      { row: 0, col: 0, text: 'A' },
      { row: 1, col: 0, text: '09171234567' },
    ]);
    expect(found.keys).toEqual({ columns: ['Code'], rows: 1 });
  });

  it('says when rows or columns of the file lie between those that are filled', () => {
    const apart = [row(3, ['A', 'Una', '1']), row(9, ['B', 'Ikalawa', '2'])];
    const [, , zip] = COLUMNS;
    const hidden = [column(0, 'Code'), ...(zip ? [zip] : [])];
    const cells = [
      { row: 0, col: 0, text: 'x' },
      { row: 0, col: 1, text: 'y' },
      { row: 1, col: 1, text: 'y' },
    ];
    expect(preview(apart, cells)).toMatchObject({ where: '3, 9', skipsRows: true, skipsColumns: false });
    expect(preview(rows, cells, hidden)).toMatchObject({ skipsRows: false, skipsColumns: true });
  });

  it('leaves out cells of rows that went in already', () => {
    const found = preview(
      [row(3, ['A', 'Una', '1'], 'created'), row(4, ['B', 'Ikalawa', '2'])],
      [
        { row: 0, col: 2, text: '4027' },
        { row: 1, col: 2, text: '4027' },
      ],
    );
    expect(found).toMatchObject({ changed: 1, locked: 1 });
  });

  it('is computed at once for the largest page', () => {
    const columns = Array.from({ length: 100 }, (_, at) => column(at, `C${at}`));
    const many = Array.from({ length: 100 }, (_, at) =>
      row(
        at + 2,
        Array.from({ length: 100 }, () => 'x'),
      ),
    );
    const cells = many.flatMap((_, at) => columns.map((__, col) => ({ row: at, col, text: 'y' })));
    const started = performance.now();
    const found = preview(many, cells, columns);
    expect([found.changed, found.first.length]).toEqual([10_000, 5]);
    expect(performance.now() - started).toBeLessThan(250);
  });
});

describe('a change of several cells', () => {
  const rows = [row(3, ['A', 'Una', '1']), row(4, ['B', 'Ikalawa', '2'])];
  const at = (col: number) => [0, 1].map((line) => ({ row: line, col, text: 'x' }));
  const isShown = (proposal: Proposal) => needsPreview(proposal, preview(rows, proposal.cells));

  it('is shown first when it is pasted', () => {
    expect(isShown(paste(at(1)))).toBe(true);
    expect(isShown(paste([{ row: 0, col: 1, text: 'x' }], 3))).toBe(true);
  });

  it('is taken at once for one cell, and when it fills columns that do not identify the row', () => {
    expect(isShown(paste([{ row: 0, col: 0, text: 'x' }]))).toBe(false);
    expect(isShown({ ...paste(at(1)), action: 'fill' })).toBe(false);
  });

  it('is shown first whenever it changes what identifies the rows', () => {
    expect(isShown({ ...paste(at(0)), action: 'fill' })).toBe(true);
    expect(isShown({ ...paste(at(0)), action: 'clear' })).toBe(true);
  });
});
