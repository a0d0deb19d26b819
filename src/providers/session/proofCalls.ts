import { ApiError } from '../http/apiError.ts';
import { request } from '../http/request.ts';
import { type Challenge, readChallenge, readData } from './sessionAnswers.ts';

/** Begins a proof of the second factor; where a code is sent, it goes to the proved number alone. */
export const beginProof = async (): Promise<Challenge> =>
  readChallenge(readData(await request('POST', '/api/user/proof')));

const answer = (body: object) => request('POST', '/api/user/proof/answer', { body });

/** Answers a proof by a code that was typed. */
export const proveByCode = async (challengeId: string, otp: string): Promise<void> =>
  void (await answer({ challengeId, otp }));

/** Begins a proof and answers it by a passkey, which the browser asks for. Rejects with an ApiError when it gives none. */
export const proveByPasskey = async (): Promise<void> => {
  const { challengeId, options } = await beginProof();
  if (!options) throw new ApiError(422, 'passkey_unused', 'Passkeys do not work here');
  const { signByPasskey } = await import('./passkey.ts');
  await answer({ challengeId, passkey: await signByPasskey(options) });
};
