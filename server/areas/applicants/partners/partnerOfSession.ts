import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { id } from '../../../db/columns/kinds.ts';
import { notFound } from '../../../http/errors/fail.ts';
import type { Work } from '../../../records/lock/work.ts';
import { actFor } from '../../../records/sending/actFor.ts';

const OF_DRAFT = columnsOf<{ partnerId: string | null }>('applicant_draft d')({
  partnerId: id('d.existing_partner_id'),
});
const FIND = `select ${OF_DRAFT.select} from applicant_draft d where d.id = $1 and d.state = 'OPEN'`;

/** The partner that the open draft of the session adds stores to; null when it is of no such draft. */
export const partnerOfDraft = async ({ tx, user }: Work): Promise<string | null> => {
  const { draftId } = user.actor;
  if (!draftId) return null;
  const [row] = await OF_DRAFT.read(tx, { name: 'partner-of-draft', text: FIND, values: [draftId] });
  return row?.partnerId ?? null;
};

/** The partner that the session speaks for, by itself or by its draft of stores; what follows reads as one of it. 404 for no such session. */
export const partnerOfSession = async (context: Work): Promise<string> => {
  const partnerId = context.user.partnerId ?? (await partnerOfDraft(context));
  if (partnerId === null) throw notFound();
  await actFor(context.tx, partnerId);
  return partnerId;
};
