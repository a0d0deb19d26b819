import { requiredDocuments } from '#domain/review/requiredDocuments.ts';
import { os } from '../../http/os.ts';
import { mustBeStaff } from '../../records/partner/mustBeStaff.ts';
import { referenceOf } from '../../records/partner/referenceOf.ts';
import { takeInApplication } from '../../records/partner/takeInApplication.ts';
import { asApplication } from '../../records/payload/asApplication.ts';
import { inPayload } from '../../records/payload/payloadFields.ts';

/** Takes in the partner of an application as self-service sends it. Throws as `createPartner`, by the names of the payload. */
export const createPartnerV3 = os.partners.createPartnerV3.handler(async ({ input, context }) => {
  const { status: _, mdrRates, ...payload } = input.body;
  mustBeStaff(context.user);
  const body = asApplication(payload, { mdrRates });
  const { partner } = await inPayload(() => takeInApplication(context, body, null, async () => undefined));
  const missingDocuments = requiredDocuments(body.businessEntity);
  return { data: { ...(await referenceOf(context.tx, partner)), missingDocuments } };
});
