import { createECDH, createHash, hkdfSync } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { ConfigError } from '../../config.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { json, text } from '../../db/columns/kinds.ts';
import { type Tx, withSession } from '../../db/context.ts';
import type { Pools } from '../../db/pools.ts';

/** Signing keys live in the database, so that several servers agree; imported keys never change and are kept by id. */
interface Key {
  kid: string;
  privateKey: Awaited<ReturnType<typeof importJWK>>;
  publicKey: Awaited<ReturnType<typeof importJWK>>;
  privateJwk: JWK;
}

/** Keeps the tokens of users, hand-overs, applicants and those who register apart. */
export type Audience = 'access' | 'handover' | 'applicant' | 'registration';

export const ALGORITHM = 'ES256';

export const ISSUER = 'suki';

const LOCK = `select pg_advisory_xact_lock(hashtextextended('signing key', 0))`;

interface StoredKey {
  kid: string;
  privateJwk: JWK;
  publicJwk: JWK;
}
const KEY = columnsOf<StoredKey>('signing_key k')({
  kid: text('k.kid'),
  privateJwk: json('k.private_jwk'),
  publicJwk: json('k.public_jwk'),
});
const OLDEST = `select ${KEY.select} from signing_key k where k.retired_at is null order by k.created_at limit 1`;
const INSERT = `insert into signing_key as k (kid, private_jwk, public_jwk) values ($1, $2, $3) returning ${KEY.select}`;

export const imported = new Map<string, Key>();

const current = new WeakMap<Pools, Promise<Key>>();

const importRow = async (row: StoredKey): Promise<Key> => {
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
  const oldest = (tx: Tx) => KEY.read(tx, { text: OLDEST });
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
    if (earlier) return [earlier];
    const { kid, privateJwk, publicJwk } = made;
    return KEY.read(tx, { text: INSERT, values: [kid, privateJwk, publicJwk] });
  });
  if (!winner) throw new Error('No signing key could be stored');
  return importRow(winner);
};

const CURVE = 'prime256v1';

/** A key of a secret: every server that has the secret makes the same one. */
const rowFrom = (secret: string): StoredKey => {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'suki signing key', 32)));
  const point = pair.getPublicKey();
  const publicJwk: JWK = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const kid = createHash('sha256').update(point).digest('hex').slice(0, 32);
  return { kid, publicJwk, privateJwk: { ...publicJwk, d: pair.getPrivateKey('base64url') } };
};

/**
 * Has the servers' key made from a secret, not kept in the database. Throws ConfigError when the database has one already, with which
 * authenticator apps are sealed: two keys would lock people out.
 */
export const makeKeyFrom = async (pools: Pools, secret: string): Promise<void> => {
  const [stored] = await withSession(pools, 'keys', (tx) => KEY.read(tx, { text: OLDEST }));
  if (stored)
    throw new ConfigError(
      'The database has a signing key already: leave SIGNING_KEY_FILE out, or retire that key first as docs/operations.md says.',
    );
  current.set(pools, importRow(rowFrom(secret)));
};

export const keyOf = (pools: Pools): Promise<Key> => {
  const known = current.get(pools);
  if (known) return known;
  const loading = load(pools);
  current.set(pools, loading);
  loading.catch(() => current.delete(pools));
  return loading;
};
