import type { MessageChannel } from '#domain/messages/messageStatus.ts';
import type { Config } from '../config.ts';

/** Which channels have a gateway; in the demo all messages stay in the house and are shown there. */
export const channelsOut = ({
  demo,
  smtpUrl,
  smsUrl,
}: Pick<Config, 'demo' | 'smtpUrl' | 'smsUrl'>): Record<MessageChannel, boolean> => ({
  email: demo || smtpUrl !== undefined,
  sms: demo || smsUrl !== undefined,
});
