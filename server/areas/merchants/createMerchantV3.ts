import { badFields } from '../../http/errors/fail.ts';
import { os } from '../../http/os.ts';
import { lockPartner } from '../../records/lock/lockRecord.ts';
import { referenceOf } from '../../records/partner/referenceOf.ts';
import { asStore } from '../../records/payload/asStore.ts';
import { inPayload } from '../../records/payload/payloadFields.ts';
import { addStore } from '../../records/store/addStore.ts';

const OTHER_REFERENCE = {
  en: 'This is not the reference number of the partner',
  fil: 'Hindi ito ang reference number ng partner',
};

/** Adds a store as self-service sends it. Throws as `createMerchant`, by the names of the payload. */
export const createMerchantV3 = os.merchants.createMerchantV3.handler(async ({ input, context }) => {
  const { partnerId, referenceNumber, status: _, ...payload } = input.body;
  const partner = await lockPartner(context, partnerId, null);
  if (referenceNumber && referenceNumber !== partner.referenceNumber)
    throw badFields({ referenceNumber: OTHER_REFERENCE });
  const body = asStore({ ...payload, partnerId, referenceNumber });
  const id = await inPayload(() => addStore(context, partner.partnerId, body));
  return { data: await referenceOf(context.tx, { partnerId: partner.partnerId, merchantId: id }) };
});
