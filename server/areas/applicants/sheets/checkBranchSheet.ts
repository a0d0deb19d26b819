import { withContext } from '../../../db/context.ts';
import { takeFromLimit } from '../../../http/limits/takeFromLimit.ts';
import { osOpen } from '../../../http/os.ts';
import { readWholeSheet } from '../../../imports/sheets/readWholeSheet.ts';
import { signedInUser } from '../../../signIn/signedInUser.ts';
import { ownDraft } from '../drafts/ownDraft.ts';
import { readSheetOwner } from './sheetOwner.ts';
import { type BranchKind, judgeSheet, presentSheet, readSheetUpload } from './sheetWork.ts';

/** Each reads a whole file; one and the same person mends a row every few seconds at most. */
export const SHEETS_A_MINUTE = 30;

/** Says what adding a sheet to the draft of the session would do. The file is read outside of any transaction. */
export const checkBranchSheet = (kind: BranchKind) =>
  osOpen.applicantSheets.checkBranchSheet.handler(async ({ input, context }) => {
    const { uploadId, ...mended } = input.body;
    const { deps, requestId, language } = context;
    const user = signedInUser(context);
    await takeFromLimit(context, `branch-sheets:${user.applicantId}`, SHEETS_A_MINUTE);
    const { draftId, upload, owner } = await withContext(deps.pools, user.actor, requestId, async (tx) => {
      const own = await ownDraft({ tx, user }, input.params.referenceNumber);
      const file = await readSheetUpload(tx, own, uploadId);
      return { draftId: own, upload: file, owner: await readSheetOwner({ ...context, user, tx }) };
    });
    const sheet = await readWholeSheet(deps.files, upload, kind);
    const now = deps.now();
    const { added } = upload;
    const { judged, there } = await withContext(deps.pools, user.actor, requestId, (tx) =>
      judgeSheet(tx, kind, draftId, { sheet, owner, added, mended, now }),
    );
    const about = { unknown: sheet.unknown, added: added.length, branches: there.length };
    return { data: presentSheet(kind, judged, about, language) };
  });
