import { os } from '../../../http/os.ts';
import { ownDraft } from './ownDraft.ts';
import { readDraft } from './readDraft.ts';

/** The draft of the session, whole. */
export const getDraft = os.applicantDrafts.getDraft.handler(async ({ input, context }) => {
  const draftId = await ownDraft(context, input.params.referenceNumber);
  return { data: await readDraft(context.tx, draftId) };
});
