import { jwtVerify } from 'jose';
import type { Pools } from '../../db/pools.ts';
import type { Audience } from './keyOf.ts';
import { ALGORITHM, ISSUER, imported, keyOf } from './keyOf.ts';

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
