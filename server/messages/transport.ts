import type { Config } from '../config.ts';
import type { Message } from './message.ts';
import { openMail } from './openMail.ts';
import { openSms } from './openSms.ts';

/** Ways out of the house. A channel without a gateway is null: its messages are kept. */
export interface Transport {
  email: ((message: Message) => Promise<void>) | null;
  sms: ((message: Message) => Promise<void>) | null;
  close: () => void;
}

/** The gateways of the configuration. In the demo nothing leaves the house, whatever is configured. */
export const openTransport = (config: Config): Transport => {
  if (config.demo) return { email: null, sms: null, close: () => undefined };
  const mail = config.smtpUrl ? openMail(config.smtpUrl, config.publicUrl) : null;
  return {
    email: mail?.send ?? null,
    sms: config.smsUrl ? openSms(config.smsUrl) : null,
    close: () => mail?.close(),
  };
};
