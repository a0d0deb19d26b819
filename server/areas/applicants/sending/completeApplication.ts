import { fail, notFound } from '../../../http/errors/fail.ts';
import { os } from '../../../http/os.ts';
import { adoptSent } from '../../../records/sending/adoptSent.ts';
import { lockDraftToSend } from '../../../records/sending/lockSending.ts';
import { refuseUnseen } from '../../../records/sending/refuseChanged.ts';
import { sentStores } from '../../../records/sending/sentStores.ts';
import { asSent, takeInSent } from '../../../records/sending/takeInSent.ts';
import { recordConsents, requireConsents } from './consents.ts';
import { endDraft } from './endDraft.ts';
import { requireDocuments } from './requireDocuments.ts';

const NOTHING_SENT = {
  en: 'Nothing was sent yet: send the business details first.',
  fil: 'Wala pang naipadala: ipadala muna ang mga detalye ng negosyo.',
};

const NO_STORE_SENT = {
  en: 'No store was sent yet: this application adds stores, so it needs one at least.',
  fil: 'Wala pang naipadalang tindahan: tindahan ang idinaragdag ng aplikasyong ito, kaya kailangan ng kahit isa.',
};

/**
 * Hands in what was sent of the draft of the session, all or nothing; from then on the session is one of the application. Asked again it
 * answers the same. 404 for another reference number, 409 as `refuseUnseen` and `sentStores`, 422 rule_application_incomplete with what is not agreed to or not there,
 * and as `takeInApplication` and `addBranches`.
 */
export const completeApplication = os.applicantSending.completeApplication.handler(
  async ({ input, context }) => {
    const locked = await lockDraftToSend(context);
    const { draftId, referenceNumber, sentAs, partnerId } = locked;
    if (input.params.referenceNumber !== referenceNumber) throw notFound();
    if (sentAs !== null) return { data: { referenceNumber, id: sentAs } };
    if (partnerId === null) throw fail('rule_application_incomplete', NOTHING_SENT);
    await refuseUnseen(context.tx, draftId, input.body.seen);
    const agreedAt = await requireConsents(context.tx, draftId);
    const stores = await sentStores(context.tx, draftId, input.body);
    const kept = { referenceNumber, partnerId, storeIds: stores.map(({ id }) => id) };
    if (locked.existingPartnerId !== null && stores.length === 0)
      throw fail('rule_application_incomplete', NO_STORE_SENT);
    const whole = asSent(
      locked,
      stores.map(({ body }) => body),
    );
    // The papers of a partner that is there are with it already.
    if (locked.existingPartnerId === null) await requireDocuments(context.tx, draftId, locked.body);
    await takeInSent(context, whole, kept, () => adoptSent(context, kept, draftId));
    await recordConsents(context.tx, partnerId, agreedAt);
    await endDraft(context, { draftId, referenceNumber });
    return { data: { referenceNumber, id: partnerId } };
  },
);
