import { endedOnce } from '#domain/sentence.ts';
import type { Composed } from './compose.ts';

/** Tells somebody who registered by themselves that they get no account, and why; by SMS alone, since only their number is proved. */
export const composeRegistrationRejected = (
  partnerName: string,
  reason: string,
): Pick<Composed, 'kind' | 'topic' | 'sms'> => ({
  kind: 'notice',
  topic: 'account',
  sms: {
    en: `Suki: your registration at ${partnerName} was not approved. ${reason}`,
    fil: endedOnce(`Suki: hindi naaprubahan ang rehistro mo sa ${partnerName}. ${reason}`, [partnerName]),
  },
});
