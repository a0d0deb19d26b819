import { OTP_RESEND_MS, otpResendWait } from '#domain/signIn/otp.ts';
import { withSession } from '../../db/context.ts';
import { sharedSecret } from '../../http/caller/sharedSecret.ts';
import { fail } from '../../http/errors/fail.ts';
import { osOpen } from '../../http/os.ts';
import type { Challenge } from '../../signIn/challenge.ts';
import { takeIssue } from '../../signIn/challenges.ts';
import { lockChallenge } from '../../signIn/checkCode.ts';
import { sendCode, toAnyNumber } from '../../signIn/sending/sendCode.ts';
import { passCounted } from '../../signIn/sending/takeMessage.ts';
import { codeHash, newCodes } from '../../signIn/tokensAndCodes.ts';

/** A challenge is renewed for so long after its last code, or its first where anybody may name the number; then one starts over. */
const RENEWABLE_MS = 30 * 60_000;

const RENEW =
  'update otp_challenge set code_hash = $2, mail_code_hash = $3, issued_at = $4, tries = 0 where id = $1';

const refuseEarly = (row: Challenge, now: Date): void => {
  const wait = Math.ceil(otpResendWait(row.issuedAt, now) / 1000);
  if (wait <= 0) return;
  const sentence = {
    en: `A new code can be sent in ${wait} seconds.`,
    fil: `Makakapagpadala ng bagong code pagkaraan ng ${wait} segundo.`,
  };
  throw fail('too_many', sentence, { retryAfter: wait });
};

const isOver = (row: Challenge | undefined, now: Date): boolean => {
  if (!row || row.usedAt !== null) return true;
  // A number that anybody may name is not sent to for ever; an account's owner may go on as long as they do.
  const from = toAnyNumber(row.purpose) ? row.begunAt : row.issuedAt;
  return now.getTime() - from.getTime() > RENEWABLE_MS;
};

const over = () =>
  fail('rule_otp_expired', {
    en: 'This has ended: start again.',
    fil: 'Tapos na ito: magsimula muli.',
  });

const nothingSent = () =>
  fail('rule_otp_by_app', {
    en: 'You sign in by an authenticator app or a passkey: nothing is sent.',
    fil: 'Authenticator app o passkey ang gamit mo sa pag-sign in: walang ipinapadala.',
  });

/** Sends another code for a challenge; the earlier one ends. 429 within 60 seconds, rule_otp_expired when it is over, rule_otp_by_app. */
export const resendOtp = osOpen.session.resendOtp.handler(async ({ input, context }) => {
  const { deps, requestId } = context;
  const { challengeId } = input.body;
  const now = deps.now();
  const known = await withSession(deps.pools, requestId, (tx) => lockChallenge(tx, challengeId));
  if (!known || isOver(known, now)) throw over();
  if (known.way !== 'sms') throw nothingSent();
  refuseEarly(known, now);
  const counted = await takeIssue(context, known);
  const secret = await sharedSecret(deps.pools);
  const codes = newCodes();
  await withSession(deps.pools, requestId, async (tx) => {
    const row = await lockChallenge(tx, challengeId);
    if (!row || isOver(row, now)) throw over();
    refuseEarly(row, now);
    const renewed = { ...row, codeHash: codeHash(secret, challengeId, codes.sms) };
    const mailed = codeHash(secret, challengeId, codes.email);
    await tx.query({ text: RENEW, values: [challengeId, renewed.codeHash, mailed, now] });
    await passCounted(tx, counted);
    await sendCode(tx, renewed, codes, context.language);
  });
  return { data: { retryAfter: OTP_RESEND_MS / 1000 } };
});
