import type { Composed } from './compose.ts';

/** Tells somebody who registered by themselves that it arrived and how they hear of it; by SMS alone, since only their number is proved. */
export const composeRegistrationReceived = (
  partnerName: string,
): Pick<Composed, 'kind' | 'topic' | 'sms'> => ({
  kind: 'notice',
  topic: 'account',
  sms: {
    en: `Suki: we have your registration at ${partnerName} and are checking it. Our answer comes to this number.`,
    fil: `Suki: nasa amin na ang rehistro mo sa ${partnerName} at sinusuri na. Sa numerong ito darating ang sagot.`,
  },
});
