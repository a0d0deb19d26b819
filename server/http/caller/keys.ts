import { asc, isNull } from 'drizzle-orm';
import { exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import type { Pools } from '../../db/connect.ts';
import { type Tx, withSession } from '../../db/context.ts';
import { signingKey } from '../../db/schema/session.ts';

/** Signing keys live in the database, so that several servers agree; imported keys never change and are kept by id. */
interface Key {
  kid: string;
  privateKey: Awaited<ReturnType<typeof importJWK>>;
  publicKey: Awaited<ReturnType<typeof importJWK>>;
  privateJwk: JWK;
}

/** Keeps the tokens of users, hand-overs and applicants apart. */
type Audience = 'access' | 'handover' | 'applicant';

const ALGORITHM = 'ES256';
const ISSUER = 'suki';
const LOCK = `select pg_advisory_xact_lock(hashtextextended('signing key', 0))`;
const imported = new Map<string, Key>();
const current = new WeakMap<Pools, Promise<Key>>();

const importRow = async (row: { kid: string; privateJwk: JWK; publicJwk: JWK }): Promise<Key> => {
  const key: Key = {
    kid: row.kid,
    privateKey: await importJWK(row.privateJwk, ALGORITHM),
    publicKey: await importJWK(row.publicJwk, ALGORITHM),
    privateJwk: row.privateJwk,
  };
  imported.set(row.kid, key);
  return key;
};

const load = async (pools: Pools): Promise<Key> => {
  const oldest = ({ db }: Tx) =>
    db
      .select()
      .from(signingKey)
      .where(isNull(signingKey.retiredAt))
      .orderBy(asc(signingKey.createdAt))
      .limit(1);
  const [row] = await withSession(pools, 'keys', oldest);
  if (row) return importRow(row);
  const pair = await generateKeyPair(ALGORITHM, { extractable: true });
  const made = {
    kid: crypto.randomUUID(),
    privateJwk: await exportJWK(pair.privateKey),
    publicJwk: await exportJWK(pair.publicKey),
  };
  // One at a time: of several servers that start together the first one's key counts for all.
  const [winner] = await withSession(pools, 'keys', async (tx) => {
    await tx.query({ text: LOCK });
    const [earlier] = await oldest(tx);
    return earlier ? [earlier] : tx.db.insert(signingKey).values(made).returning();
  });
  if (!winner) throw new Error('No signing key could be stored');
  return importRow(winner);
};

const keyOf = (pools: Pools): Promise<Key> => {
  const known = current.get(pools);
  if (known) return known;
  const loading = load(pools);
  current.set(pools, loading);
  loading.catch(() => current.delete(pools));
  return loading;
};

/** Signs claims for `seconds` from now. */
export const sign = async (
  pools: Pools,
  audience: Audience,
  subject: string,
  claims: Record<string, unknown>,
  seconds: number,
  now: Date,
): Promise<string> => {
  const key = await keyOf(pools);
  const at = Math.floor(now.getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, kid: key.kid })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setSubject(subject)
    .setIssuedAt(at)
    .setExpirationTime(at + seconds)
    .sign(key.privateKey);
};

interface Verified {
  subject: string;
  claims: Record<string, unknown>;
}

// A signature once found right stays right, and checking it is a fifth of a request's work. What ends before its token
// does, the session, is asked of the database each time.
const RIGHT_AT_MOST = 2_000;
const right = new Map<string, Verified & { expiresAt: number }>();

const remember = (key: string, verified: Verified, expiresAt: number): void => {
  const [oldest] = right.keys();
  if (right.size >= RIGHT_AT_MOST && oldest !== undefined) right.delete(oldest);
  right.set(key, { ...verified, expiresAt });
};

/** Subject and claims of a token that we signed for this audience and that has not ended, else null. */
export const verify = async (
  pools: Pools,
  audience: Audience,
  token: string,
  now: Date,
): Promise<Verified | null> => {
  await keyOf(pools);
  const key = `${audience} ${token}`;
  const known = right.get(key);
  if (known && known.expiresAt > Math.floor(now.getTime() / 1000)) return known;
  try {
    const { payload } = await jwtVerify(
      token,
      (header) => {
        const signedWith = header.kid ? imported.get(header.kid) : undefined;
        if (!signedWith) throw new Error('unknown key');
        return signedWith.publicKey;
      },
      { issuer: ISSUER, audience, algorithms: [ALGORITHM], currentDate: now },
    );
    if (!payload.sub) return null;
    const verified = { subject: payload.sub, claims: payload };
    if (payload.exp) remember(key, verified, payload.exp);
    return verified;
  } catch {
    return null;
  }
};

/** Raw bytes that every server derives alike, for chained refresh tokens. */
export const sharedSecret = async (pools: Pools): Promise<string> => {
  const { privateJwk } = await keyOf(pools);
  return `${privateJwk.d ?? ''}`;
};
