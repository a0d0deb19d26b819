import { writtenOf } from '../db/columns/columnsOf.ts';
import { namesOf, placesOf } from '../db/columns/definitionOf.ts';
import { text } from '../db/columns/kinds.ts';
import { withSession } from '../db/context.ts';
import { sharedSecret } from '../http/caller/sharedSecret.ts';
import type { RequestContext } from '../http/deps.ts';
import { takeFromAddress } from '../http/limits/takeFromAddress.ts';
import { takeFromLimit } from '../http/limits/takeFromLimit.ts';
import { CHALLENGE, type Challenge } from './challenge.ts';
import { knownDevice } from './knownDevice.ts';
import { deviceOf } from './present.ts';
import { sendCode, toAnyNumber } from './sendCode.ts';
import { codeHash, newCode } from './tokensAndCodes.ts';

const ISSUES_A_MINUTE = 3;
/**
 * Messages an hour to one number that somebody names who registers: asked for from one address, with codes of one partner, and in all. A
 * stranger with a code uses up their own share and not that of the number's owner, who asks from elsewhere; what reaches a number is bounded.
 */
const TO_NUMBER_AN_HOUR = { fromAddress: 5, ofPartner: 8, inAll: 24 };

/** What a challenge is about. `username` is what was typed: the name of an account, or what an applicant goes by. */
type About = Pick<
  Challenge,
  'purpose' | 'way' | 'username' | 'userId' | 'mobileNumber' | 'email' | 'partnerId' | 'draftId'
>;

const { tries: _, usedAt: __, ...ABOUT } = CHALLENGE.columns;
const ISSUED = writtenOf<
  About & Pick<Challenge, 'id' | 'codeHash' | 'issuedAt' | 'begunAt'> & { deviceId: string | null }
>('otp_challenge c')({
  ...ABOUT,
  deviceId: text('c.device_id'),
});
const INSERT = `insert into otp_challenge (${namesOf(ISSUED)}) values (${placesOf(ISSUED)})`;

/**
 * Counts a code that is about to be sent to a username, account or not; throws 429 above three a minute. Each purpose for
 * itself: anybody may ask for a forgotten password's code, and must not keep people from signing in. A device that is known counts
 * apart. Codes of applicants and of whoever registers go to any number that is named: what a device that is not known asks for counts for its
 * address too, which is asked first, so that what it refuses takes nothing from the owner of a number.
 */
export const takeIssue = async (context: RequestContext, about: Omit<About, 'email'>): Promise<void> => {
  const { purpose, username, partnerId } = about;
  const { deps, requestId } = context;
  const takeOfHour = (of: string, most: number) =>
    takeFromLimit(context, `otp-number:${username}${of}`, most, 'hour');
  const isRegistration = purpose === 'registration';
  // Of whoever registers the partner is that of the code: their device is known by their number.
  const whom = isRegistration ? { ...about, partnerId: null } : about;
  const device = await withSession(deps.pools, requestId, (tx) => knownDevice(tx, context, whom));
  if (toAnyNumber(purpose) && device === '') await takeFromAddress(context);
  if (isRegistration) await takeOfHour(`:from:${context.address}`, TO_NUMBER_AN_HOUR.fromAddress);
  await takeFromLimit(context, `otp:${purpose}:${username.toLowerCase()}:${device}`, ISSUES_A_MINUTE);
  if (!isRegistration) return;
  await takeOfHour(`:of:${partnerId}`, TO_NUMBER_AN_HOUR.ofPartner);
  await takeOfHour('', TO_NUMBER_AN_HOUR.inAll);
};

/**
 * Begins a challenge and sends its code; answers its id. Without a recipient (an unknown username or application) everything
 * happens alike, only that nothing is sent and no code can be right. Nothing is sent either where an app makes the codes.
 */
export const issueChallenge = async (context: RequestContext, about: About): Promise<string> => {
  await takeIssue(context, about);
  const { deps, requestId } = context;
  const secret = await sharedSecret(deps.pools);
  const [id, code] = [crypto.randomUUID() as string, newCode()];
  const made = {
    ...about,
    id,
    codeHash: codeHash(secret, id, code),
    issuedAt: deps.now(),
    begunAt: deps.now(),
    deviceId: deviceOf(context),
  };
  await withSession(deps.pools, requestId, async (tx) => {
    await tx.query({ text: INSERT, values: Object.values(ISSUED.write(made)) });
    if (made.way === 'sms') await sendCode(tx, made, code, context.language);
  });
  return id;
};

/** A challenge about the account of a username. */
export const issueToUser = (
  context: RequestContext,
  about: Pick<About, 'username' | 'userId'> & {
    purpose: 'login' | 'password' | 'factor';
    way?: About['way'];
  },
): Promise<string> =>
  issueChallenge(context, {
    way: 'sms',
    ...about,
    mobileNumber: null,
    email: null,
    partnerId: null,
    draftId: null,
  });
