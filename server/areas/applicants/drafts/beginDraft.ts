import { os } from '../../../http/os.ts';
import { newDraft } from './newDraft.ts';
import { readDraft } from './readDraft.ts';

/** Begins an application of a new partner. 422 rule_drafts_full, 429. */
export const beginDraft = os.applicantDrafts.beginDraft.handler(async ({ context }) => {
  const draftId = await newDraft(context, null);
  return { data: await readDraft(context.tx, draftId) };
});
