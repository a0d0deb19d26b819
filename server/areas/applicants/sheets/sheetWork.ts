import type { ApplicantSheet } from '#contract/selfService/sheets.ts';
import { MOST_BRANCHES } from '#domain/applicants/draftParts.ts';
import { manilaDate } from '#domain/day.ts';
import type { StoreForm } from '#domain/selfService/form/applicationForm.ts';
import type { SameCodes, SamePart } from '#domain/selfService/sheet/sameForAll.ts';
import type { Language } from '#domain/sentence.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { json, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { notFound } from '../../../http/errors/fail.ts';
import type { JudgedRow, SheetKind, SheetOwner, WholeSheet } from '../../../imports/sheets/sheetKind.ts';

interface Uploaded {
  id: string;
  name: string;
  storageKey: string;
  added: number[];
}
const UPLOADED = columnsOf<Uploaded>('applicant_upload u')({
  id: text('u.id'),
  name: text('u.name'),
  storageKey: text('u.storage_key'),
  added: json('to_jsonb(u.added_rows)'),
});
const FIND = `select ${UPLOADED.select} from applicant_upload u where u.draft_id = $1 and u.id = $2
  and u.kind = 'branchSheet' and u.storage_key is not null and u.discarded_at is null`;
const BRANCHES = `select p.name, p."values" from applicant_draft_part p where p.draft_id = $1 and p.name like 'branch-%'`;

/** A sheet of branches of a draft that was received whole. 404 for every other upload. */
export const readSheetUpload = async (tx: Tx, draftId: string, uploadId: string): Promise<Uploaded> => {
  const [row] = await UPLOADED.read(tx, { name: 'branch-sheet', text: FIND, values: [draftId, uploadId] });
  if (!row) throw notFound();
  return row;
};

export type BranchKind = SheetKind<StoreForm, SameCodes>;
type Row = JudgedRow<StoreForm>;

/** What the caller has done to the rows of a sheet. */
export interface Mended {
  edits: readonly { row: number; cells: Readonly<Record<string, string>> }[];
  leftOut: readonly number[];
  meant: readonly number[];
  same: SameCodes;
}

interface Judging {
  sheet: WholeSheet;
  owner: SheetOwner | null;
  added: readonly number[];
  mended: Mended;
  now: Date;
}

/** The rows of a sheet as they stand against the draft now, and the names of the branches that it has. */
export const judgeSheet = async (
  tx: Tx,
  kind: BranchKind,
  draftId: string,
  { sheet, owner, added, mended, now }: Judging,
): Promise<{ judged: Row[]; there: string[] }> => {
  const rows = await tx.query<{ name: string; values: Partial<StoreForm> }>({
    name: 'branches-of-draft',
    text: BRANCHES,
    values: [draftId],
  });
  const judge = await kind.judge(tx, {
    today: manilaDate(now),
    there: rows.map(({ values }) => values),
    owner,
    same: mended.same,
  });
  const meant = new Set(mended.meant);
  const out = new Set([...added, ...mended.leftOut]);
  const edits = new Map(mended.edits.map(({ row, cells }) => [row, cells]));
  return {
    judged: judge(sheet, { edits, isOut: (row) => out.has(row), isMeant: (row) => meant.has(row) }),
    there: rows.map(({ name }) => name),
  };
};

/** Whether a row may be added. */
export const isGood = ({ problems }: Row): boolean => problems.every(({ isError }) => !isError);

const sharedOf = (judged: readonly Row[], part: SamePart) => {
  const count = (how: 'filled' | 'own') => judged.filter(({ sharing }) => sharing[part] === how).length;
  return { filled: count('filled'), own: count('own') };
};

/** Rows as they are answered, in the language of the request. */
export const presentSheet = (
  kind: BranchKind,
  judged: readonly Row[],
  { unknown, added, branches }: { unknown: string[]; added: number; branches: number },
  language: Language,
): ApplicantSheet => {
  const named = ({ row, name }: Row) => ({ row, name });
  const told = judged.filter(({ problems }) => problems.length > 0);
  return {
    good: judged.filter(isGood).map(named),
    rows: [...told.filter((one) => !isGood(one)), ...told.filter(isGood)].map((one) => ({
      ...named(one),
      cells: { ...one.texts },
      problems: one.problems.map(({ text: sentence, ...problem }) => ({
        ...problem,
        message: sentence[language],
      })),
    })),
    columns: kind.fieldsIn(language).map(({ key, header }) => ({ key, label: header })),
    added,
    unknown,
    room: Math.max(0, MOST_BRANCHES - branches),
    same: { commodities: sharedOf(judged, 'commodities'), schedules: sharedOf(judged, 'schedules') },
  };
};
