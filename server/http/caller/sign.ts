import { SignJWT } from 'jose';
import type { Pools } from '../../db/pools.ts';
import type { Audience } from './keyOf.ts';
import { ALGORITHM, ISSUER, keyOf } from './keyOf.ts';

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
