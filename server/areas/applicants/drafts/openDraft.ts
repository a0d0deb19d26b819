import { notFound } from '../../../http/errors/fail.ts';
import { os } from '../../../http/os.ts';
import { bindDraft } from './bindDraft.ts';
import { noteEvent } from './noteEvent.ts';
import { readDraft } from './readDraft.ts';

const FIND = `select d.id from applicant_draft d
  where d.contact = ctx_contact() and d.reference_number = $1 and d.state = 'OPEN' and d.expires_at > $2`;

/** Makes the session one of a draft of its own contact. 404 for one of another, one that was sent, and for none. */
export const openDraft = os.applicantDrafts.openDraft.handler(async ({ input, context }) => {
  const { tx, deps, user } = context;
  const now = deps.now();
  const values = [input.params.referenceNumber, now];
  const [row] = await tx.query<{ id: string }>({ name: 'find-own-draft', text: FIND, values });
  if (!row || !(await bindDraft(tx, row.id))) throw notFound();
  if (user.actor.draftId !== row.id) await noteEvent(tx, row.id, 'resumed', now);
  return { data: await readDraft(tx, row.id) };
});
