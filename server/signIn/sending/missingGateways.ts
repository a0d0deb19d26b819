import type { UserDetails } from '#contract/session.ts';
import { ROLE_ADMINISTRATION } from '#domain/access/accessRole.ts';
import type { Config } from '../../config.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { channelsOut } from '../../messages/channelsOut.ts';

/**
 * The settings without which messages do not leave the house, told to administrators of access roles alone; nothing for everybody
 * else, in the demo, and where all are set.
 */
export const missingGateways = (
  { type, permissions }: SignedIn,
  config: Config,
): Pick<UserDetails, 'missingGateways'> => {
  const isTold =
    type === 'INTERNAL' && ROLE_ADMINISTRATION.every((permission) => permissions.has(permission));
  if (!isTold) return {};
  const { email, sms } = channelsOut(config);
  const missing = [...(email ? [] : ['SMTP_URL' as const]), ...(sms ? [] : ['SMS_URL' as const])];
  return missing.length ? { missingGateways: missing } : {};
};
