import { hash, verify } from '@node-rs/argon2';
import { newToken } from './tokensAndCodes.ts';

// argon2id, OWASP's first choice: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The same password typed on two keyboards may differ in its code points. */
const normal = (password: string): string => password.normalize('NFKC');

/** A password as it is stored: argon2id with its parameters and a random salt. */
export const hashPassword = (password: string): Promise<string> => hash(normal(password), COST);

let nobody: Promise<string> | undefined;

/** Whether a password belongs to a stored hash. Without a hash it takes the same time and answers false. */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  nobody ??= hashPassword(newToken());
  const dummy = await nobody;
  const matches = await verify(stored ?? dummy, normal(password));
  return stored !== null && matches;
};
