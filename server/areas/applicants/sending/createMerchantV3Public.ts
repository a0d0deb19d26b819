import type { MerchantPayload } from '#contract/shapes/merchantPayload.ts';
import { createdByApplicant } from '#domain/selfService/send/createdByApplicant.ts';
import type { Sentence } from '#domain/sentence.ts';
import { takeFromLimit } from '../../../http/limits/takeFromLimit.ts';
import { os } from '../../../http/os.ts';
import { refuseProblems } from '../../../records/parts/problems.ts';
import { asStore } from '../../../records/payload/asStore.ts';
import { keepStore } from '../../../records/sending/keepSent.ts';
import { lockSending, sentPartner } from '../../../records/sending/lockSending.ts';
import { refuseChanged } from '../../../records/sending/refuseChanged.ts';
import { asSent, tryToTakeIn } from '../../../records/sending/takeInSent.ts';

/** As many as an application of 200 branches that came out of a spreadsheet, with some that were mended. */
const STORES_A_MINUTE = 300;

const NOT_THAT: Sentence = {
  en: 'This is not what the application has: leave it out',
  fil: 'Hindi ito ang nasa aplikasyon: huwag itong ilagay',
};

/** What a store says of its application and is otherwise there. */
const problemsOf = (
  {
    referenceNumber: named,
    createdBy,
  }: Pick<MerchantPayload, 'referenceNumber'> & { createdBy: string | null },
  referenceNumber: string,
): Record<string, Sentence> => ({
  ...(named && named !== referenceNumber ? { referenceNumber: NOT_THAT } : {}),
  ...(createdBy && createdBy !== createdByApplicant(referenceNumber) ? { createdBy: NOT_THAT } : {}),
});

/** Keeps a store of the draft of the session when it could be taken in with its partner. 409 as `refuseChanged`, and as `takeInApplication` and `addBranches`. */
export const createMerchantV3Public = os.applicantSending.createMerchantV3Public.handler(
  async ({ input, context }) => {
    const { createdBy, branch, seen, ...payload } = input.body;
    await takeFromLimit(context, `sent-stores:${context.user.applicantId}`, STORES_A_MINUTE);
    const sending = await lockSending(context);
    const { draftId, referenceNumber, existingPartnerId } = sending;
    const partner = sentPartner(sending, payload.partnerId);
    await refuseChanged(context.tx, draftId, seen);
    refuseProblems(problemsOf({ ...payload, createdBy }, referenceNumber));
    const store = asStore(payload);
    const storeId = await keepStore(context, draftId, store, branch);
    const kept = { referenceNumber, partnerId: partner.id, storeIds: [storeId] };
    const sent = asSent({ body: partner.body, existingPartnerId }, [store]);
    await tryToTakeIn(context, sent, kept, (path) => path.replace(/^merchants\.0\./, ''));
    return { data: { referenceNumber, id: storeId } };
  },
);
