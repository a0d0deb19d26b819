import { os } from '../../../http/os.ts';
import { lockDraft } from './ownDraft.ts';
import { anotherSaved, storedPart } from './storedPart.ts';
import { touchDraft } from './touchDraft.ts';

const DELETE = 'delete from applicant_draft_part where draft_id = $1 and name = $2';

/** Takes one part of the draft of the session away. 409 when somebody saved it since, 422 rule_not_editable. */
export const discardPart = os.applicantDrafts.discardPart.handler(async ({ input, context }) => {
  const { part, seen } = input.body;
  const { tx, deps } = context;
  const draftId = await lockDraft(context, input.params.referenceNumber);
  const stored = await storedPart(tx, draftId, part);
  if (stored && stored.current.version !== seen) throw anotherSaved(stored.current);
  if (stored) {
    await tx.query({ text: DELETE, values: [draftId, part] });
    await touchDraft(tx, draftId, deps.now());
  }
  return { data: { done: true as const } };
});
