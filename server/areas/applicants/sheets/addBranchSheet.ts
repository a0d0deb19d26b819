import type { ApplicantDraftPart } from '#contract/selfService/drafts.ts';
import { MOST_BRANCHES } from '#domain/applicants/draftParts.ts';
import type { StoreForm } from '#domain/selfService/form/applicationForm.ts';
import { branchValues } from '#domain/selfService/sheet/branchValues.ts';
import { type Tx, withContext } from '../../../db/context.ts';
import { fail } from '../../../http/errors/fail.ts';
import { takeFromLimit } from '../../../http/limits/takeFromLimit.ts';
import { osOpen } from '../../../http/os.ts';
import { storableJson } from '../../../http/storableJson.ts';
import { readWholeSheet } from '../../../imports/sheets/readWholeSheet.ts';
import type { JudgedRow } from '../../../imports/sheets/sheetKind.ts';
import { signedInUser } from '../../../signIn/signedInUser.ts';
import { lockDraft, ownDraft } from '../drafts/ownDraft.ts';
import { touchDraft } from '../drafts/touchDraft.ts';
import { writePart } from '../drafts/writePart.ts';
import { SHEETS_A_MINUTE } from './checkBranchSheet.ts';
import { readSheetOwner } from './sheetOwner.ts';
import { type BranchKind, isGood, judgeSheet, presentSheet, readSheetUpload } from './sheetWork.ts';

const ADDED = 'update applicant_upload set added_rows = added_rows || $2::integer[] where id = $1';

const full = (wanted: number, there: number) => {
  const room = Math.max(0, MOST_BRANCHES - there);
  return fail('rule_branches_full', {
    en: `One application takes ${MOST_BRANCHES} branches at most: it has ${there}, so ${room} more fit in, and these are ${wanted}. Leave some rows out.`,
    fil: `Hanggang ${MOST_BRANCHES} sangay lang ang isang aplikasyon: may ${there} na ito kaya ${room} pa ang kasya, at ${wanted} ang mga ito. Huwag isama ang ilang hilera.`,
  });
};

/** The first numbers of branches that are free, so many of them. */
const freeNumbers = (there: readonly string[], wanted: number): number[] => {
  const taken = new Set(there);
  return Array.from({ length: MOST_BRANCHES }, (_, at) => at)
    .filter((at) => !taken.has(`branch-${at}`))
    .slice(0, wanted);
};

interface Adding {
  draftId: string;
  uploadId: string;
  good: readonly JudgedRow<StoreForm>[];
  there: readonly string[];
  now: Date;
}

const write = async (
  tx: Tx,
  { draftId, uploadId, good, there, now }: Adding,
): Promise<ApplicantDraftPart[]> => {
  if (!good.length) return [];
  const numbers = freeNumbers(there, good.length);
  if (numbers.length < good.length) throw full(good.length, there.length);
  const version = await touchDraft(tx, draftId, now);
  const parts: ApplicantDraftPart[] = [];
  for (const [at, { row, made }] of good.entries()) {
    const by = { writer: uploadId, number: row };
    const typed = { part: `branch-${numbers[at]}`, json: storableJson(branchValues(made)), by };
    parts.push(await writePart(tx, draftId, typed, { version, now }));
  }
  await tx.query({ text: ADDED, values: [uploadId, good.map(({ row }) => row)] });
  return parts;
};

/**
 * Adds the rows of a sheet without an error to the draft of the session, all at once. The draft is locked while they are judged and
 * written: of two tabs the second finds them added. Throws as the contract says.
 */
export const addBranchSheet = (kind: BranchKind) =>
  osOpen.applicantSheets.addBranchSheet.handler(async ({ input, context }) => {
    const { uploadId, ...mended } = input.body;
    const { deps, requestId, language } = context;
    const { referenceNumber } = input.params;
    const user = signedInUser(context);
    await takeFromLimit(context, `branch-sheets:${user.applicantId}`, SHEETS_A_MINUTE);
    const { upload, owner } = await withContext(deps.pools, user.actor, requestId, async (tx) => {
      const file = await readSheetUpload(tx, await ownDraft({ tx, user }, referenceNumber), uploadId);
      return { upload: file, owner: await readSheetOwner({ ...context, user, tx }) };
    });
    const sheet = await readWholeSheet(deps.files, upload, kind);
    const now = deps.now();
    return withContext(deps.pools, user.actor, requestId, async (tx) => {
      const draftId = await lockDraft({ tx, user }, referenceNumber);
      const { added } = await readSheetUpload(tx, draftId, uploadId);
      const { judged, there } = await judgeSheet(tx, kind, draftId, { sheet, owner, added, mended, now });
      const good = judged.filter(isGood);
      const parts = await write(tx, { draftId, uploadId, good, there, now });
      const left = judged.filter((one) => !isGood(one));
      const about = {
        unknown: sheet.unknown,
        added: added.length + good.length,
        branches: there.length + good.length,
      };
      return { data: { ...presentSheet(kind, left, about, language), parts } };
    });
  });
