import type { Tokens } from '#contract/session.ts';
import { type Tx, withContext, withSession } from '../db/context.ts';
import { loadUser, type SignedIn } from '../http/caller/loadUser.ts';
import { sign } from '../http/caller/sign.ts';
import type { RequestContext } from '../http/deps.ts';
import { setSessionCookies } from './cookies.ts';
import { rememberDevice } from './knownDevice.ts';
import { lockAccount } from './lockAccount.ts';
import { agentOf } from './noteSignIn.ts';
import { deviceOf, presentUser } from './present.ts';
import { readPreferences } from './readPreferences.ts';
import { recordEvent } from './recordEvent.ts';
import { missingGateways } from './sending/missingGateways.ts';
import { newToken, tokenHash } from './tokensAndCodes.ts';

const COUNTS = `select 1 from user_account u where u.id = $1 and u.status = 'ACTIVE' and case when $3::bigint is null
  then exists (select from credential c where c.user_id = u.id and c.changed_at <= $2)
  else exists (select from user_identity i where i.user_id = u.id and i.id = $3) end`;
const BEGIN = `insert into session_family (id, user_id, device_id, created_at, expires_at, agent, proved_at, identity_id, has_provider_factor)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

const ACCESS_SECONDS = 15 * 60;
const FAMILY_MS = 12 * 60 * 60_000;

export interface Family {
  id: string;
  userId: string;
  expiresAt: Date;
}

/** The statement that keeps a refresh token of a family. */
export const issued = (hash: string, familyId: string, now: Date) => ({
  name: 'issue-token',
  text: 'insert into refresh_token (token_hash, family_id, issued_at) values ($1, $2, $3)',
  values: [hash, familyId, now],
});

/** Who signs in, and by what: the password that counts since then, a code that was sent then, or the identity provider. */
export interface Entry {
  userId: string;
  username: string;
  since: Date;
  /** When a second factor was proved by it; null or left out: none was. */
  provedAt?: Date | null;
  /** The binding to the person at the identity provider who signs in; null or left out: somebody with a password. */
  identityId?: string | null;
  /** Whether the provider asked for a second factor that counts here. */
  hasProviderFactor?: boolean;
}

/** Whether that still opens the account, which stays as it is until the transaction ends: it may have been reset or suspended meanwhile. */
const stillCounts = async (tx: Tx, { userId, since, identityId = null }: Entry): Promise<boolean> => {
  await lockAccount(tx, userId);
  const counts = await tx.query({ name: 'entry-counts', text: COUNTS, values: [userId, since, identityId] });
  return counts.length > 0;
};

const beginFamily = async (context: RequestContext, entry: Entry) => {
  const { userId, username, provedAt = null, identityId = null, hasProviderFactor = false } = entry;
  const { deps, requestId } = context;
  const now = deps.now();
  const family: Family = {
    id: crypto.randomUUID(),
    userId,
    expiresAt: new Date(now.getTime() + FAMILY_MS),
  };
  const token = newToken();
  const giveDevice = await withSession(deps.pools, requestId, async (tx) => {
    if (!(await stillCounts(tx, entry))) return null;
    const { id, expiresAt } = family;
    await tx.query({
      text: BEGIN,
      values: [
        id,
        userId,
        deviceOf(context),
        now,
        expiresAt,
        agentOf(context),
        provedAt,
        identityId,
        hasProviderFactor,
      ],
    });
    await tx.query(issued(tokenHash(token), id, now));
    await recordEvent(tx, context, 'LOGIN', { userId, username });
    return rememberDevice(tx, context, { userId, provesNumber: false });
  });
  if (!giveDevice) return null;
  giveDevice();
  return { family, token };
};

/** Tokens of a running family for body and cookie, with the user and the user's settings as loaded now; null when that user may not go on. */
export const answerTokens = async (
  context: RequestContext,
  family: Family,
  token: string,
): Promise<Tokens | null> => {
  const { deps, requestId } = context;
  const now = deps.now();
  const user: SignedIn | null = await loadUser(deps.pools, requestId, family.userId, family.id, now);
  if (!user) return null;
  const left = Math.ceil((family.expiresAt.getTime() - now.getTime()) / 1000);
  const expiresIn = Math.min(ACCESS_SECONDS, left);
  const claims = { sid: family.id };
  const accessToken = await sign(deps.pools, 'access', user.userId, claims, expiresIn, now);
  setSessionCookies(context, token, left);
  const details = { ...presentUser(user, deviceOf(context)), ...missingGateways(user, deps.config) };
  const preferences = await withContext(deps.pools, user.actor, requestId, (tx) =>
    readPreferences(tx, user.userId),
  );
  return { accessToken, refreshToken: token, expiresIn, user: details, preferences };
};

/** Begins a session on this device: a new family with its first tokens; null when the user may not sign in, or not by that any more. */
export const signIn = async (context: RequestContext, entry: Entry): Promise<Tokens | null> => {
  const begun = await beginFamily(context, entry);
  return begun && answerTokens(context, begun.family, begun.token);
};
