import { asc, isNull } from 'drizzle-orm';
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
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
export type Audience = 'access' | 'handover' | 'applicant';

export const ALGORITHM = 'ES256';

export const ISSUER = 'suki';

const LOCK = `select pg_advisory_xact_lock(hashtextextended('signing key', 0))`;

export const imported = new Map<string, Key>();

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

export const keyOf = (pools: Pools): Promise<Key> => {
  const known = current.get(pools);
  if (known) return known;
  const loading = load(pools);
  current.set(pools, loading);
  loading.catch(() => current.delete(pools));
  return loading;
};
