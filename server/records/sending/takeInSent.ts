import { type CreatePartnerBody, createPartnerBody } from '#contract/partners.ts';
import { createdByApplicant } from '#domain/selfService/send/createdByApplicant.ts';
import { fail } from '../../http/errors/fail.ts';
import type { Work } from '../lock/work.ts';
import { type KeptNumbers, type TakenIn, takeInApplication } from '../partner/takeInApplication.ts';
import { inPayload } from '../payload/payloadFields.ts';

const OF_PARTNER = `select set_config('app.partner_id', $1, true)`;

/** What was kept, as it is taken in. 409 when applications have another form by now: it is to be sent again. */
export const asBody = (partner: unknown, stores: readonly unknown[]): CreatePartnerBody => {
  const known = typeof partner === 'object' && partner !== null ? partner : {};
  const { success, data } = createPartnerBody.safeParse({ ...known, merchants: stores });
  if (success) return data;
  throw fail('conflict', {
    en: 'What was sent before is too old to be taken: send the application again.',
    fil: 'Masyado nang luma ang naipadala: ipadala muli ang aplikasyon.',
  });
};

/** Takes in what an applicant sent, in the applicant's name. Throws as `takeInApplication`, by the names of the payload. */
export const takeInSent = async (
  context: Work,
  body: CreatePartnerBody,
  kept: KeptNumbers,
  attach: (made: TakenIn) => Promise<void>,
  rename?: (path: string) => string,
): Promise<void> => {
  const user = { ...context.user, username: createdByApplicant(kept.referenceNumber) };
  // The rows that it writes are those of its partner to be.
  await context.tx.query({ text: OF_PARTNER, values: [kept.partnerId] });
  await inPayload(() => takeInApplication({ ...context, user }, body, kept, attach), rename);
};

/** Finds out whether it would be taken in, and leaves nothing of it. */
export const tryToTakeIn = async (
  context: Work,
  body: CreatePartnerBody,
  kept: KeptNumbers,
  rename?: (path: string) => string,
): Promise<void> => {
  await context.tx.query({ text: 'savepoint tried' });
  await takeInSent(context, body, kept, async () => undefined, rename);
  await context.tx.query({ text: 'rollback to savepoint tried' });
};
