import { os } from '../../../http/os.ts';
import { asApplication } from '../../../records/payload/asApplication.ts';
import { applicantsPart } from '../../../records/sending/applicantsPart.ts';
import { keepPartner } from '../../../records/sending/keepSent.ts';
import { lockSending, refuseStoresAlone } from '../../../records/sending/lockSending.ts';
import { refuseChanged } from '../../../records/sending/refuseChanged.ts';
import { asPartner, tryToTakeIn } from '../../../records/sending/takeInSent.ts';

/** Keeps the partner of the draft of the session when it could be taken in as it is. 409 as `refuseChanged`, and as `takeInApplication`. */
export const createPartnerV3Public = os.applicantSending.createPartnerV3Public.handler(
  async ({ input, context }) => {
    const sending = await lockSending(context);
    refuseStoresAlone(sending);
    const { draftId, referenceNumber } = sending;
    await refuseChanged(context.tx, draftId, input.body.seen);
    const body = asApplication(input.body, applicantsPart(context.user, input.body));
    const partnerId = await keepPartner(context, draftId, body);
    await tryToTakeIn(context, asPartner(body, []), { referenceNumber, partnerId, storeIds: [] });
    return { data: { referenceNumber, id: partnerId } };
  },
);
