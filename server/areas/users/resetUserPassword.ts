import type { MessageChannel } from '#domain/messages/messageStatus.ts';
import { pathOf } from '#domain/pages.ts';
import { whyNoReset } from '#domain/people/account.ts';
import type { Config } from '../../config.ts';
import { fail } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { channelsOut } from '../../messages/channelsOut.ts';
import { composePasswordReset } from '../../messages/composePasswordReset.ts';
import { endAccess } from '../../signIn/endAccess.ts';
import { lockAccount } from '../../signIn/lockAccount.ts';
import { mustLeave, sendToUser } from '../../signIn/sending/sendToUser.ts';
import { newToken, tokenHash } from '../../signIn/tokensAndCodes.ts';
import { readUser } from './readUser.ts';

const HOURS = 24;
const OWN = {
  en: 'Change your own password under your account.',
  fil: 'Sa sarili mong account palitan ang iyong password.',
};
const MOBILE = 'select mobile_number as mobile from user_account where id = $1';
const NO_GATEWAY = {
  en: 'No message leaves Suki by the ways this person can be reached: mail (SMTP_URL) or SMS (SMS_URL) is to be set up first.',
  fil: 'Walang mensaheng lumalabas sa Suki sa mga paraang maaabot ang taong ito: i-set up muna ang mail (SMTP_URL) o SMS (SMS_URL).',
};
const NO_NAME = {
  en: 'Nobody has accepted the invitation yet.',
  fil: 'Hindi pa natatanggap ang imbitasyon.',
};
const FORGET = 'delete from credential where user_id = $1';
const LINK = `insert into one_time_link (token_hash, user_id, purpose, expires_at) values ($1, $2, 'set-password', $3)`;
const EVENT = `select audit.record_event('PASSWORD_RESET', 'user_account', $1, null, null)`;

const reachedBy = (to: Record<MessageChannel, string | null>, config: Config): MessageChannel[] => {
  const isOut = channelsOut(config);
  return (['email', 'sms'] as const).filter((channel) => to[channel] !== null && isOut[channel]);
};

/**
 * Takes a password away and sends a link, which sets a new one, once and within a day, by mail and SMS as far as there are addresses
 * and gateways. 404, 422 rule_account_status, rule_no_address, rule_no_gateway, rule_own_account, 429 as `mustLeave`: nothing was taken away then.
 */
export const resetUserPassword = os.users.resetUserPassword.handler(async ({ input, context }) => {
  const { tx, user, deps, language } = context;
  const now = deps.now();
  // Before it is read: of two who reset at once, the second voids the first one's link, and what was suspended just now gets none.
  await lockAccount(tx, toId(input.params.id));
  const account = await readUser(tx, toId(input.params.id), now);
  const [row] = await tx.query<{ mobile: string | null }>({ text: MOBILE, values: [account.id] });
  const { id, username, email } = account;
  if (id === user.userId) throw fail('rule_own_account', OWN);
  const mobileNumber = row?.mobile ?? null;
  const problem = whyNoReset({ ...account, mobileNumber });
  const isReachable = email !== null || mobileNumber !== null;
  if (problem || username === null)
    throw fail(isReachable ? 'rule_account_status' : 'rule_no_address', problem ?? NO_NAME);
  const wanted = reachedBy({ email, sms: mobileNumber }, deps.config);
  if (!wanted.length) throw fail('rule_no_gateway', NO_GATEWAY);
  const token = newToken();
  const expires = new Date(now.getTime() + HOURS * 3_600_000);
  await endAccess(tx, context, account, 'password');
  await tx.query({ text: FORGET, values: [id] });
  await tx.query({ text: LINK, values: [tokenHash(token), id, expires] });
  // Behind the #, so that the token reaches no server's log and no referrer.
  const link = `${deps.config.publicUrl.replace(/\/$/, '')}${pathOf('changePassword')}#${new URLSearchParams({ username, resetToken: token })}`;
  const message = { ...composePasswordReset(username, link, HOURS), secretHash: tokenHash(token) };
  const sentTo = mustLeave(await sendToUser(tx, id, message, language), wanted);
  await tx.query({ text: EVENT, values: [id] });
  return { data: { sentTo, dtimeExpires: expires.toISOString() } };
});
