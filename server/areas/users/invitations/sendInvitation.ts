import type { Invited } from '#contract/people/invitations.ts';
import type { User } from '#contract/people/users.ts';
import { pathOf } from '#domain/pages.ts';
import { INVITATION_DAYS } from '#domain/people/newUser.ts';
import type { Tx } from '../../../db/context.ts';
import type { RequestContext } from '../../../http/deps.ts';
import { fail } from '../../../http/errors/fail.ts';
import { channelsOut } from '../../../messages/channelsOut.ts';
import { composeInvitation } from '../../../messages/composeInvitation.ts';
import { mustLeave, sendToUser } from '../../../signIn/sending/sendToUser.ts';
import { newToken, tokenHash } from '../../../signIn/tokensAndCodes.ts';
import { readUser } from '../readUser.ts';

const VOID = `update one_time_link set used_at = $2 where user_id = $1 and purpose = 'invitation' and used_at is null`;
const LINK = `insert into one_time_link (token_hash, user_id, purpose, expires_at, created_at)
  values ($1, $2, 'invitation', $3, $4)`;
const EVENT = `select audit.record_event('INVITED', 'user_account', $1, null, $2::jsonb)`;
const NO_GATEWAY = {
  en: 'No message leaves Suki: mail (SMTP_URL) or SMS (SMS_URL) is to be set up before somebody is invited.',
  fil: 'Walang mensaheng lumalabas sa Suki: i-set up muna ang mail (SMTP_URL) o SMS (SMS_URL) bago mag-imbita.',
};

/**
 * Sends an invitation by mail and SMS, as far as there are addresses and gateways; those before it count no more. `mobileNumber` is
 * whole, which the account's answer never is. 422 rule_no_gateway, 429 as `mustLeave`.
 */
export const sendInvitation = async (
  tx: Tx,
  { deps, language }: RequestContext,
  account: Pick<User, 'id' | 'firstName' | 'partnerName' | 'email' | 'mobileLast4'>,
): Promise<Invited> => {
  const { id, firstName, partnerName, email, mobileLast4 } = account;
  const now = deps.now();
  const isOut = channelsOut(deps.config);
  const to = { email, sms: mobileLast4 };
  const wanted = (['email', 'sms'] as const).filter((channel) => to[channel] !== null && isOut[channel]);
  if (!wanted.length) throw fail('rule_no_gateway', NO_GATEWAY);
  const token = newToken();
  const expires = new Date(now.getTime() + INVITATION_DAYS * 86_400_000);
  await tx.query({ name: 'void-invitations', text: VOID, values: [id, now] });
  await tx.query({ name: 'new-invitation', text: LINK, values: [tokenHash(token), id, expires, now] });
  // Behind the #, so that the token reaches no server's log and no referrer.
  const link = `${deps.config.publicUrl.replace(/\/$/, '')}${pathOf('invitation')}#${new URLSearchParams({ token })}`;
  const message = { ...composeInvitation(firstName, partnerName, link), secretHash: tokenHash(token) };
  const sentTo = mustLeave(await sendToUser(tx, id, message, language), wanted);
  await tx.query({ text: EVENT, values: [id, JSON.stringify({ sentTo })] });
  return { user: await readUser(tx, id, now), sentTo, dtimeExpires: expires.toISOString() };
};
