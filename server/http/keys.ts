import { asc, isNull } from 'drizzle-orm';
import { exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import type { Pools } from '../db/connect.ts';
import { withSession } from '../db/context.ts';
import { signingKey } from '../db/schema/session.ts';

/** Signing keys live in the database, so that several servers agree; imported keys never change and are kept by id. */
interface Key {
  kid: string;
  privateKey: Awaited<ReturnType<typeof importJWK>>;
  publicKey: Awaited<ReturnType<typeof importJWK>>;
  privateJwk: JWK;
}

const ALGORITHM = 'ES256';
const ISSUER = 'suki';
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
  const oldest = () =>
    withSession(pools, 'keys', ({ db }) =>
      db
        .select()
        .from(signingKey)
        .where(isNull(signingKey.retiredAt))
        .orderBy(asc(signingKey.createdAt))
        .limit(1),
    );
  const [row] = await oldest();
  if (row) return importRow(row);
  const pair = await generateKeyPair(ALGORITHM, { extractable: true });
  const made = {
    kid: crypto.randomUUID(),
    privateJwk: await exportJWK(pair.privateKey),
    publicJwk: await exportJWK(pair.publicKey),
  };
  await withSession(pools, 'keys', ({ db }) => db.insert(signingKey).values(made));
  // Two servers may have made one each: the older one counts for both.
  const [winner] = await oldest();
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

/** Signs claims for `seconds` from now; audience keeps access tokens and hand-over tokens apart. */
export const sign = async (
  pools: Pools,
  audience: 'access' | 'handover',
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

/** Subject and claims of a token that we signed for this audience and that has not ended, else null. */
export const verify = async (
  pools: Pools,
  audience: 'access' | 'handover',
  token: string,
  now: Date,
): Promise<{ subject: string; claims: Record<string, unknown> } | null> => {
  await keyOf(pools);
  try {
    const { payload } = await jwtVerify(
      token,
      (header) => {
        const key = header.kid ? imported.get(header.kid) : undefined;
        if (!key) throw new Error('unknown key');
        return key.publicKey;
      },
      { issuer: ISSUER, audience, algorithms: [ALGORITHM], currentDate: now },
    );
    return payload.sub ? { subject: payload.sub, claims: payload } : null;
  } catch {
    return null;
  }
};

/** Raw bytes that every server derives alike, for chained refresh tokens. */
export const sharedSecret = async (pools: Pools): Promise<string> => {
  const { privateJwk } = await keyOf(pools);
  return `${privateJwk.d ?? ''}`;
};
