import type { MerchantInput } from '#contract/merchants.ts';
import { createPartnerBody } from '#contract/partners.ts';
import { createdByApplicant } from '#domain/selfService/send/createdByApplicant.ts';
import { fail } from '../../http/errors/fail.ts';
import type { Work } from '../lock/work.ts';
import { type KeptNumbers, type TakenIn, takeInApplication } from '../partner/takeInApplication.ts';
import { inPayload } from '../payload/payloadFields.ts';
import { addBranches } from '../store/addBranches.ts';
import { actFor } from './actFor.ts';

/** What was sent, ready to be taken in under the numbers that were kept for it. */
export type Sent = (
  context: Work,
  kept: KeptNumbers,
  attach: (made: TakenIn) => Promise<void>,
) => Promise<unknown>;

const tooOld = () =>
  fail('conflict', {
    en: 'What was sent before is too old to be taken: send the application again.',
    fil: 'Masyado nang luma ang naipadala: ipadala muli ang aplikasyon.',
  });

/** A new partner with its stores as they were kept. 409 when applications have another form by now: it is to be sent again. */
export const asPartner = (partner: unknown, stores: readonly unknown[]): Sent => {
  const known = typeof partner === 'object' && partner !== null ? partner : {};
  const { success, data } = createPartnerBody.safeParse({ ...known, merchants: stores });
  if (!success) throw tooOld();
  return (context, kept, attach) => takeInApplication(context, data, kept, attach);
};

/** Stores of a partner that is there, as they were kept. 409 as `asPartner`. */
const asBranches = (stores: readonly unknown[]): Sent => {
  const { success, data } = createPartnerBody.shape.merchants.safeParse(stores);
  if (!success) throw tooOld();
  return (context, kept, attach) => addBranches(context, data satisfies MerchantInput[], kept, attach);
};

/** What a draft sends, by what it is of. 409 as `asPartner`. */
export const asSent = (
  { body, existingPartnerId }: { body: unknown; existingPartnerId: string | null },
  stores: readonly unknown[],
): Sent => (existingPartnerId === null ? asPartner(body, stores) : asBranches(stores));

/** Takes in what an applicant sent, in the applicant's name. Throws as it does, by the names of the payload. */
export const takeInSent = async (
  context: Work,
  sent: Sent,
  kept: KeptNumbers,
  attach: (made: TakenIn) => Promise<void>,
  rename?: (path: string) => string,
): Promise<void> => {
  const user = { ...context.user, username: createdByApplicant(kept.referenceNumber) };
  // The rows that it writes are those of its partner, to be or there already.
  await actFor(context.tx, kept.partnerId);
  await inPayload(() => sent({ ...context, user }, kept, attach), rename);
};

/** Finds out whether it would be taken in, and leaves nothing of it. */
export const tryToTakeIn = async (
  context: Work,
  sent: Sent,
  kept: KeptNumbers,
  rename?: (path: string) => string,
): Promise<void> => {
  await context.tx.query({ text: 'savepoint tried' });
  await takeInSent(context, sent, kept, async () => undefined, rename);
  await context.tx.query({ text: 'rollback to savepoint tried' });
};
