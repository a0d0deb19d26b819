import { contentDisposition } from '../../../http/files/contentDisposition.ts';
import { os } from '../../../http/os.ts';
import { ownDraft } from './ownDraft.ts';
import { readDraft } from './readDraft.ts';
import { readSent } from './readSent.ts';

/** All that is kept of the draft of the session, what was sent and not completed too, as a file. */
export const exportDraft = os.applicantDrafts.exportDraft.handler(async ({ input, context }) => {
  const { tx } = context;
  const draftId = await ownDraft(context, input.params.referenceNumber);
  const draft = await readDraft(tx, draftId);
  const sent = await readSent(tx, draftId);
  const name = `${draft.referenceNumber}.json`;
  context.resHeaders.set('Content-Disposition', contentDisposition('attachment', name));
  return new File([JSON.stringify({ ...draft, sent }, null, 2)], name, { type: 'application/json' });
});
