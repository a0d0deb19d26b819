import type { Config } from '../config.ts';
import type { Transports } from './message.ts';
import { openMail } from './openMail.ts';
import { openSms } from './openSms.ts';

/** The gateways of the configuration. In the demo nothing leaves the house, whatever is configured. */
export const openTransports = ({ demo, smtpUrl, smsUrl, smsIdempotency, publicUrl }: Config): Transports => ({
  email: !demo && smtpUrl ? openMail(smtpUrl, publicUrl) : null,
  sms: !demo && smsUrl ? openSms(smsUrl, { isRepeatable: smsIdempotency }) : null,
});
