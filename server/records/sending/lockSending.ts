import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, json, text } from '../../db/columns/kinds.ts';
import { fail, notFound } from '../../http/errors/fail.ts';
import type { Work } from '../lock/work.ts';

/** A draft that is being sent: its number, and the partner that it becomes, once that was sent, or whose stores it adds. */
export interface Sending {
  draftId: string;
  referenceNumber: string;
  partner: { id: string; body: unknown } | null;
  /** The partner that is there and gets the stores; null of a draft that becomes one. */
  existingPartnerId: string | null;
}

interface Row {
  referenceNumber: string;
  state: string;
  /** Of a draft that has become an application. */
  sentAs: string | null;
  partnerId: string | null;
  body: unknown;
  existingPartnerId: string | null;
}
const DRAFT = columnsOf<Row>('applicant_draft d, applicant_sending s')({
  referenceNumber: text('d.reference_number'),
  state: text('d.state'),
  sentAs: id('d.partner_id'),
  partnerId: id('s.partner_id'),
  body: json('s.payload'),
  existingPartnerId: id('d.existing_partner_id'),
});
const LOCK = `select ${DRAFT.select} from applicant_draft d left join applicant_sending s on s.draft_id = d.id
  where d.id = $1 for update of d`;

/** The draft of the session, locked until the transaction ends, whether it was sent or not. 404 for a session that is of none. */
export const lockDraftToSend = async ({ tx, user }: Work): Promise<Row & { draftId: string }> => {
  const { draftId } = user.actor;
  if (!draftId) throw notFound();
  const [row] = await DRAFT.read(tx, { name: 'lock-draft-to-send', text: LOCK, values: [draftId] });
  if (!row) throw notFound();
  return { ...row, draftId };
};

/** The same, to be sent. 422 rule_not_editable for one that has become an application. */
export const lockSending = async (context: Work): Promise<Sending> => {
  const { draftId, referenceNumber, state, partnerId, body, existingPartnerId } =
    await lockDraftToSend(context);
  if (state !== 'OPEN')
    throw fail('rule_not_editable', {
      en: `This application was sent: follow it with its number ${referenceNumber}.`,
      fil: `Naipadala na ang aplikasyong ito: subaybayan ito gamit ang numerong ${referenceNumber}.`,
    });
  const partner = partnerId === null ? null : { id: partnerId, body };
  return { draftId, referenceNumber, partner, existingPartnerId };
};

/** The partner that was sent before. 404 for another id, and for none yet. */
export const sentPartner = ({ partner }: Sending, id: string): NonNullable<Sending['partner']> => {
  if (!partner || partner.id !== id) throw notFound();
  return partner;
};

const STORES_ALONE = {
  en: 'This application adds stores to your business: it sends neither business details nor papers of the business itself.',
  fil: 'Tindahan ang idinaragdag ng aplikasyong ito sa negosyo mo: hindi kasama ang mga detalye o papeles ng negosyo mismo.',
};

/** 422 rule_not_editable for what is of the partner itself, where the draft adds stores to one that is there. */
export const refuseStoresAlone = ({ existingPartnerId }: Sending): void => {
  if (existingPartnerId !== null) throw fail('rule_not_editable', STORES_ALONE);
};
