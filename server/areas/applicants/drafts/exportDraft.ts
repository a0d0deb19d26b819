import { contentDisposition } from '../../../http/files/contentDisposition.ts';
import { os } from '../../../http/os.ts';
import { ownDraft } from './ownDraft.ts';
import { readDraft } from './readDraft.ts';

/** All that is kept of the draft of the session, as a file. */
export const exportDraft = os.applicantDrafts.exportDraft.handler(async ({ input, context }) => {
  const draft = await readDraft(context.tx, await ownDraft(context, input.params.referenceNumber));
  const name = `${draft.referenceNumber}.json`;
  context.resHeaders.set('Content-Disposition', contentDisposition('attachment', name));
  return new File([JSON.stringify(draft, null, 2)], name, { type: 'application/json' });
});
