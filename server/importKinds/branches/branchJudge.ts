import { cellText } from '#domain/imports/cells/cellText.ts';
import { readCell } from '#domain/imports/cells/readCell.ts';
import type { SheetCell } from '#domain/imports/cells/sheetCell.ts';
import { branchFields } from '#domain/imports/fields/branchFields.ts';
import { readsAsExample } from '#domain/imports/fields/templateExample.ts';
import type { Problem } from '#domain/imports/problems.ts';
import { isSumRow } from '#domain/imports/sumRow.ts';
import { sellingProblems, storeProblems } from '#domain/selfService/check/storeProblems.ts';
import type { StoreForm } from '#domain/selfService/form/applicationForm.ts';
import { fillSame, type SameCodes, sameOfCodes } from '#domain/selfService/sheet/sameForAll.ts';
import { type BranchRow, storeOfRow } from '#domain/selfService/sheet/storeOfRow.ts';
import type { Sentence } from '#domain/sentence.ts';
import type {
  JudgedRow,
  SheetKind,
  SheetProblem,
  SheetRow,
  WholeSheet,
} from '../../imports/sheets/sheetKind.ts';
import { commoditiesWithTypes } from '../../lookups/commoditiesWithTypes.ts';
import { branchKey, nameInTown } from './branchKey.ts';
import { branchProblem, branchProblems } from './branchProblems.ts';
import { branchReader } from './branchReader.ts';
import { ownerProblems, storeIsThere } from './ownerProblems.ts';

type Row = JudgedRow<StoreForm>;

const IS_THERE: Sentence = {
  en: 'This branch is in the application already: leave the row out, or give it another name or address',
  fil: 'Nasa aplikasyon na ang sangay na ito: huwag isama ang hilera, o bigyan ito ng ibang pangalan o address',
};

const namedAs = (row: number): SheetProblem => ({
  field: 'merchantName',
  text: {
    en: `Row ${row} has this name in this town too. If it is another store, give each a name that tells them apart.`,
    fil: `May ganito ring pangalan sa bayang ito ang hilera ${row}. Kung ibang tindahan ito, bigyan ng magkaibang pangalan ang dalawa.`,
  },
  isError: false,
});

const OF_OWNER: SheetProblem = {
  field: 'merchantName',
  text: {
    en: 'You have a store of this name in this town already. Leave the row out, or say that it is another store.',
    fil: 'May tindahan ka nang ganito ang pangalan sa bayang ito. Huwag isama ang hilera, o sabihing ibang tindahan ito.',
  },
  isError: true,
  mayBeMeant: true,
};

interface Read {
  texts: Record<string, string>;
  found: Problem[];
  row: BranchRow;
}

/** Reads the cells of a row: a mended one is a text as it was meant. */
const cellsOf = (
  { columns }: WholeSheet,
  { cells, isHidden }: SheetRow,
  edits: Record<string, string> = {},
) => {
  const values: Record<string, string | null> = {};
  const texts: Record<string, string> = {};
  const found: Problem[] = [];
  for (const field of branchFields) {
    const { key } = field;
    const edit = edits[key];
    const cell: SheetCell = edit ?? cells[key] ?? null;
    const known = columns.get(key);
    const facts = edit !== undefined && known?.hasTextsAlone ? { ...known, hasTextsAlone: false } : known;
    const { text, problems } = readCell({ ...field, required: false }, cell, facts);
    values[key] = text;
    found.push(...problems);
    if (columns.has(key) || edit !== undefined) texts[key] = cellText(cell).trim();
  }
  if (isHidden) found.push({ field: null, code: 'hidden_row' });
  return { values, texts, found };
};

const ofRow = (texts: Record<string, string>): Problem[] => {
  const shown = Object.values(texts);
  if (isSumRow(shown, shown.length)) return [{ field: null, code: 'sum_row' }];
  const cells = new Map(Object.entries(texts).map(([key, text]) => [key, text || null]));
  return readsAsExample(branchFields, cells) ? [{ field: null, code: 'template_example' }] : [];
};

/** Judges rows of branches by the rules of one that is typed by hand. One that is in the file twice, or there already, is told so. */
export const branchJudge: SheetKind<StoreForm, SameCodes>['judge'] = async (
  tx,
  { today, there, owner, same },
) => {
  const { read, hasZips } = await branchReader(tx);
  const shared = sameOfCodes(same, same.commodities.length ? await commoditiesWithTypes(tx) : []);
  const known = new Set(there.map((store) => branchKey({ merchantName: '', ...store })));

  const readRow = (sheet: WholeSheet, raw: SheetRow, edits?: Record<string, string>): Read => {
    const { values, texts, found } = cellsOf(sheet, raw, edits);
    const filled = new Set(Object.keys(texts).filter((key) => texts[key] !== ''));
    const hasAddress = [...filled].some((key) => key.startsWith('address.'));
    const { problems, ...named } = read(values);
    const spoiled = new Set(found.map(({ field }) => field));
    const more = problems.filter(
      ({ field }) => !spoiled.has(field) && (hasAddress || !field?.startsWith('address.')),
    );
    return { texts, found: [...found, ...more, ...ofRow(texts)], row: { texts: values, filled, ...named } };
  };

  const isThere = storeIsThere(owner);

  const judge = (
    { texts, found, row }: Read,
    at: number,
    { before, names, isMeant }: { before: Map<string, number>; names: Map<string, number>; isMeant: boolean },
  ): Row => {
    const { store, sharing } = fillSame(storeOfRow(row), row.filled, shared);
    const about = { row: at, name: store.merchantName, texts, made: store, sharing };
    const said = found.map(branchProblem);
    if (found.some(({ code }) => code === 'sum_row')) return { ...about, sharing: {}, problems: said };
    const rules = {
      ...storeProblems(store, ({ municipality }) => hasZips(municipality?.value ?? ''), today),
      ...sellingProblems(store),
      ...ownerProblems(store, owner),
    };
    const problems = branchProblems(said, rules);
    const key = branchKey(store);
    const first = before.get(key);
    if (store.merchantName && known.has(key))
      problems.push({ field: 'merchantName', text: IS_THERE, isError: true });
    else if (store.merchantName && first !== undefined)
      problems.push(branchProblem({ field: 'merchantName', code: 'twice_in_file', params: { row: first } }));
    else {
      before.set(key, at);
      const name = nameInTown(store);
      const namesake = names.get(name);
      if (store.merchantName && namesake !== undefined) problems.push(namedAs(namesake));
      else names.set(name, at);
    }
    if (!isMeant && isThere(store)) problems.push(OF_OWNER);
    return { ...about, problems };
  };

  return (sheet, { edits, isOut, isMeant }) => {
    const before = new Map<string, number>();
    const names = new Map<string, number>();
    return sheet.rows
      .filter(({ row }) => !isOut(row))
      .map((raw) =>
        judge(readRow(sheet, raw, edits.get(raw.row)), raw.row, { before, names, isMeant: isMeant(raw.row) }),
      );
  };
};
