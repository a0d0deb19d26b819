import { machineKeyOf } from '#domain/transactions/machineKey.ts';
import { machineKeyHash } from '../../http/caller/machine.ts';
import { newToken } from '../../signIn/tokensAndCodes.ts';

/** A key that is told once, with what is kept of it. */
export const newKey = (): { key: string; hash: string; end: string } => {
  const key = machineKeyOf(newToken());
  return { key, hash: machineKeyHash(key), end: key.slice(-4) };
};
