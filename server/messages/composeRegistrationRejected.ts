import type { Composed } from './compose.ts';

/** Tells somebody who registered by themselves that they get no account, and why. */
export const composeRegistrationRejected = (
  firstName: string,
  partnerName: string,
  reason: string,
): Composed => ({
  kind: 'notice',
  sms: {
    en: `Suki: your registration at ${partnerName} was not approved. ${reason}`,
    fil: `Suki: hindi naaprubahan ang rehistro mo sa ${partnerName}. ${reason}`,
  },
  subject: { en: 'Your registration', fil: 'Ang rehistro mo' },
  body: {
    en: `Hello ${firstName},\n\nyour registration at ${partnerName} was not approved:\n${reason}\n\nAsk whoever gave you the registration code if you want to register again.\n\nSuki`,
    fil: `Kumusta ${firstName},\n\nhindi naaprubahan ang rehistro mo sa ${partnerName}:\n${reason}\n\nMagtanong sa nagbigay sa iyo ng registration code kung gusto mong magparehistro muli.\n\nSuki`,
  },
});
