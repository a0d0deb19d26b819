import type { Config } from '../config.ts';

export type Channel = 'email' | 'sms';

/** By which ways messages leave the house; in the demo all stay in it and are shown there, which is as good. */
export const channelsOut = ({
  demo,
  smtpUrl,
  smsUrl,
}: Pick<Config, 'demo' | 'smtpUrl' | 'smsUrl'>): Record<Channel, boolean> => ({
  email: demo || smtpUrl !== undefined,
  sms: demo || smsUrl !== undefined,
});
