import type { PasskeyMade, PasskeyOptions } from '#contract/shapes/passkey.ts';
import { otpState } from '#domain/signIn/otp.ts';
import { type Tx, withSession } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import type { RequestContext } from '../../http/deps.ts';
import { fail } from '../../http/errors/fail.ts';
import { issueToUser } from '../../signIn/challenges.ts';
import { codeEnded, lockChallenge } from '../../signIn/checkCode.ts';
import { type Asked, optionsToMake, placeOf, readMade } from '../../signIn/secondFactor/credential.ts';
import { credentialsOf, keepPasskey } from '../../signIn/secondFactor/passkeys.ts';

const USE = 'update otp_challenge set used_at = $2 where id = $1';

const noPasskeys = () =>
  fail('rule_no_passkeys', {
    en: 'Passkeys do not work at this address of the portal: use an authenticator app.',
    fil: 'Hindi gumagana ang passkey sa address na ito ng portal: gumamit ng authenticator app.',
  });
const notRight = () =>
  fail('rule_passkey_not_right', {
    en: 'The passkey could not be confirmed: begin again.',
    fil: 'Hindi makumpirma ang passkey: magsimula muli.',
  });

/** Begins a passkey for the caller: what the browser is asked with, good for five minutes and once. 422 rule_no_passkeys, 429. */
export const beginPasskey = async (
  context: RequestContext,
  user: SignedIn,
): Promise<{ challengeId: string; options: PasskeyOptions }> => {
  const place = placeOf(context);
  if (!place) throw noPasskeys();
  const { userId, username, firstName, lastName } = user;
  const challengeId = await issueToUser(context, { purpose: 'factor', way: 'passkey', username, userId });
  return withSession(context.deps.pools, context.requestId, async (tx) => {
    const challenge = await lockChallenge(tx, challengeId);
    if (!challenge) throw codeEnded();
    const asked = { place, challenge: challenge.codeHash };
    const who = { userId, username, name: `${firstName} ${lastName}` };
    return { challengeId, options: await optionsToMake(asked, who, await credentialsOf(tx, userId)) };
  });
};

/** Takes a challenge of the caller, which is used up by that whatever comes of it. 422 rule_otp_expired. */
export const takeBegun = async (
  context: RequestContext,
  { userId }: SignedIn,
  challengeId: string,
): Promise<Asked> => {
  const { deps, requestId } = context;
  const now = deps.now();
  const place = placeOf(context);
  const challenge = await withSession(deps.pools, requestId, async (tx) => {
    const row = await lockChallenge(tx, challengeId);
    const isOwn = row?.userId === userId && row.purpose === 'factor' && row.way === 'passkey';
    if (!isOwn || otpState(row, now) !== 'open') return null;
    await tx.query({ text: USE, values: [challengeId, now] });
    return row.codeHash;
  });
  if (!place || challenge === null) throw codeEnded();
  return { place, challenge };
};

/** Keeps the passkey that was made for what was asked. 422 rule_passkey_not_right. */
export const confirmPasskey = async (
  tx: Tx,
  { userId }: SignedIn,
  asked: Asked,
  given: { name: string; passkey: PasskeyMade; createdAt: Date },
): Promise<void> => {
  const { name, createdAt } = given;
  const made = await readMade(asked, given.passkey);
  if (!made || !(await keepPasskey(tx, userId, { ...made, name, createdAt }))) throw notRight();
};
