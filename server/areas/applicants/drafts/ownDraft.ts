import type { Tx } from '../../../db/context.ts';
import type { SignedIn } from '../../../http/caller/loadUser.ts';
import { fail, notFound } from '../../../http/errors/fail.ts';

interface Own {
  tx: Tx;
  user: SignedIn;
}

// One that was cancelled under a request is gone for it, whatever its session was of when it began.
const FIND = `select d.state from applicant_draft d
  where d.id = $1 and ($2::text is null or d.reference_number = $2) and d.state in ('OPEN', 'SENT')`;
const LOCK = `${FIND} for update`;

const find = async (text: string, { tx, user }: Own, referenceNumber: string | null) => {
  const { draftId } = user.actor;
  if (!draftId) throw notFound();
  const [row] = await tx.query<{ state: string }>({ text, values: [draftId, referenceNumber] });
  if (!row) throw notFound();
  return { draftId, state: row.state };
};

/** The id of the draft that the session is of. 404 for every other reference number, there or not. */
export const ownDraft = async (context: Own, referenceNumber: string): Promise<string> =>
  (await find(FIND, context, referenceNumber)).draftId;

/**
 * The same, or whatever draft the session is of, locked until the transaction ends, to be changed. 422 rule_not_editable once it was
 * sent.
 */
export const lockDraft = async (context: Own, referenceNumber: string | null): Promise<string> => {
  const { draftId, state } = await find(LOCK, context, referenceNumber);
  if (state === 'OPEN') return draftId;
  throw fail('rule_not_editable', {
    en: 'This application was sent: it can no longer be changed here.',
    fil: 'Naipadala na ang aplikasyong ito: hindi na ito mababago rito.',
  });
};
