import type { Pools } from '../../db/pools.ts';
import { keyOf } from './keyOf.ts';

/** Raw bytes that every server derives alike, for chained refresh tokens. */
export const sharedSecret = async (pools: Pools): Promise<string> => {
  const { privateJwk } = await keyOf(pools);
  return `${privateJwk.d ?? ''}`;
};
