import { writtenOf } from '../db/columns/columnsOf.ts';
import { namesOf, placesOf } from '../db/columns/definitionOf.ts';
import { text } from '../db/columns/kinds.ts';
import { withSession } from '../db/context.ts';
import { sharedSecret } from '../http/caller/sharedSecret.ts';
import type { RequestContext } from '../http/deps.ts';
import { takeFromLimit } from '../http/limits/takeFromLimit.ts';
import { CHALLENGE, type Challenge } from './challenge.ts';
import { knownDevice } from './knownDevice.ts';
import { deviceOf } from './present.ts';
import { sendCode } from './sending/sendCode.ts';
import { type Counted, passCounted, takeMessage } from './sending/takeMessage.ts';
import { codeHash, newCodes } from './tokensAndCodes.ts';

const ISSUES_A_MINUTE = 3;

/** What a challenge is about. `username` is what was typed: the name of an account, or what an applicant goes by. */
type About = Pick<
  Challenge,
  'purpose' | 'way' | 'username' | 'userId' | 'mobileNumber' | 'email' | 'partnerId' | 'draftId'
> &
  Partial<Pick<Challenge, 'identityId'>>;

const { tries: _, usedAt: __, ...ABOUT } = CHALLENGE.columns;
const ISSUED = writtenOf<
  Omit<About, 'identityId'> &
    Pick<Challenge, 'identityId'> &
    Pick<Challenge, 'id' | 'codeHash' | 'mailCodeHash' | 'issuedAt' | 'begunAt'> & { deviceId: string | null }
>('otp_challenge c')({
  ...ABOUT,
  deviceId: text('c.device_id'),
});
const INSERT = `insert into otp_challenge (${namesOf(ISSUED)}) values (${placesOf(ISSUED)})`;

/** Purposes whose codes nobody gets without the password of the account. */
const OF_OWNER: ReadonlySet<Challenge['purpose']> = new Set(['login', 'factor', 'proof']);

/**
 * Counts a code that is about to be sent to a username, account or not; throws 429 above three a minute, and as `takeMessage`. In a
 * minute each purpose counts for itself: anybody may ask for a forgotten password's code, and must not keep people from signing in. A device
 * that is known counts apart. Answers what of the recipients was counted.
 */
export const takeIssue = async (context: RequestContext, about: Omit<About, 'email'>): Promise<Counted> => {
  const { purpose, way, username, mobileNumber, partnerId, draftId } = about;
  const { deps, requestId } = context;
  const knownAs = await withSession(deps.pools, requestId, (tx) => knownDevice(tx, context, about));
  const name = `${purpose}:${username.toLowerCase()}`;
  await takeFromLimit(context, `otp:${name}:${knownAs}`, ISSUES_A_MINUTE);
  if (way !== 'sms') return 'none';
  const isOwner = OF_OWNER.has(purpose);
  const isNamed = purpose === 'registration' || (partnerId === null && draftId === null);
  const number = isNamed ? mobileNumber : null;
  await takeMessage(context, { number, name: isOwner ? username.toLowerCase() : name, knownAs, isOwner });
  if (isOwner || knownAs !== '') return 'all';
  return number === null ? 'none' : 'number';
};

/**
 * Begins a challenge and sends its code; answers its id. Without a recipient (an unknown username or application) everything
 * happens alike, only that nothing is sent and no code can be right. Nothing is sent either where an app makes the codes.
 */
export const issueChallenge = async (context: RequestContext, about: About): Promise<string> => {
  const counted = await takeIssue(context, about);
  const { deps, requestId } = context;
  const secret = await sharedSecret(deps.pools);
  const [id, codes] = [crypto.randomUUID() as string, newCodes()];
  const made = {
    identityId: null,
    ...about,
    id,
    codeHash: codeHash(secret, id, codes.sms),
    mailCodeHash: codeHash(secret, id, codes.email),
    issuedAt: deps.now(),
    begunAt: deps.now(),
    deviceId: deviceOf(context),
  };
  await withSession(deps.pools, requestId, async (tx) => {
    await tx.query({ text: INSERT, values: Object.values(ISSUED.write(made)) });
    if (made.way !== 'sms') return;
    await passCounted(tx, counted);
    await sendCode(tx, made, codes, context.language);
  });
  return id;
};

/** A challenge about the account of a username. */
export const issueToUser = (
  context: RequestContext,
  about: Pick<About, 'username' | 'userId' | 'identityId'> & {
    purpose: 'login' | 'password' | 'factor' | 'proof';
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
