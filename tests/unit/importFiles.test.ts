import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCell } from '#domain/imports/cells/readCell.ts';
import { partnerFields } from '#domain/imports/fields/partnerFields.ts';
import { matchColumns } from '#domain/imports/match/matchColumns.ts';
import { openSheet } from '#server/sheets/openSheet.ts';
import {
  type Mistake,
  type PartnerFile,
  partnerFile,
  writePartnerFile,
} from '#tests/support/imports/importFiles.ts';
import { sheetPlaces } from '#tests/support/imports/importPlaces.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suki-import-'));
});
afterAll(() => rm(folder, { recursive: true }));

const ALL = ['lost_zero', 'not_mobile', 'not_place', 'not_zip', 'required', 'twice_in_file'];
const codesOf = ({ mistakes }: PartnerFile) => [...new Set(mistakes.map(({ code }) => code))].sort();
const inOrder = (mistakes: readonly Mistake[]) =>
  [...mistakes].sort((one, other) => one.row - other.row || one.field.localeCompare(other.field));

/** Everything that reading cells finds, barangays and codes compared with what is known of them. */
const found = async (file: PartnerFile): Promise<Mistake[]> => {
  const path = join(folder, `partners.${file.format}`);
  await writePartnerFile(path, file);
  await using sheet = await openSheet(path, { name: 'partners' });
  const columns = matchColumns(sheet.describe().preview[0]?.cells.map(String) ?? [], partnerFields);
  const barangays = new Map(
    sheetPlaces().map(({ province, city, barangays: own }) => [province + city, new Set(own)]),
  );
  const codes = new Set<string>();
  const mistakes: Mistake[] = [];
  for await (const rows of sheet.rows())
    for (const { row, cells } of rows) {
      if (row === 1) continue;
      const texts: Record<string, string | null> = {};
      for (const [at, { field: key }] of columns.entries()) {
        const field = partnerFields.find((one) => one.key === key);
        if (!field) continue;
        const { text, problems } = readCell(field, cells[at] ?? null);
        texts[field.key] = text;
        for (const { code } of problems) mistakes.push({ row, field: field.key, code });
      }
      const code = texts.hsisPartnerCode?.toLowerCase() ?? '';
      if (codes.has(code)) mistakes.push({ row, field: 'hsisPartnerCode', code: 'twice_in_file' });
      codes.add(code);
      if (!barangays.get(`${texts.province}${texts.city}`)?.has(texts.barangay ?? ''))
        mistakes.push({ row, field: 'barangay', code: 'not_place' });
    }
  return mistakes;
};

describe('a partner sheet with mistakes', () => {
  it('has so many of them, of every kind that its format can hold, one a row', () => {
    const file = partnerFile({ rows: 3_000, seed: 1 });
    expect(file.mistakes).toHaveLength(60);
    expect(new Set(file.mistakes.map(({ row }) => row)).size).toBe(60);
    expect(codesOf(file)).toEqual(ALL);
    expect(codesOf(partnerFile({ rows: 3_000, seed: 1, format: 'csv' }))).toEqual(ALL.slice(1));
    expect(partnerFile({ rows: 10, seed: 1, share: 0 }).mistakes).toEqual([]);
  });

  it('repeats only codes of sound rows, so that every repetition is one', () => {
    const file = partnerFile({ rows: 400, seed: 2, share: 0.5 });
    const repeated = new Set(file.mistakes.flatMap(({ row, code }) => (code === 'twice_in_file' ? row : [])));
    const codes = [...file.rows()].map(({ hsisPartnerCode }) => String(hsisPartnerCode).trim().toUpperCase());
    for (const [at, code] of codes.entries())
      expect(codes.slice(0, at).includes(code), code).toBe(repeated.has(at + 2));
  });

  it('is the same for the same seed only', () => {
    const rowsOf = (seed: number) => [...partnerFile({ rows: 200, seed }).rows()];
    expect(rowsOf(5)).toEqual(rowsOf(5));
    expect(rowsOf(5)).not.toEqual(rowsOf(6));
  });

  it.each(['xlsx', 'csv'] as const)(
    'is read with exactly its mistakes and no other as %s',
    async (format) => {
      const file = partnerFile({ rows: 3_000, seed: 11, format });
      expect(inOrder(await found(file))).toEqual(inOrder(file.mistakes));
    },
  );
});
