import { ApiError } from '../http/apiError.ts';
import { request } from '../http/request.ts';
import { askCompany, type ProviderStart, readProviderStart } from './companySignIn.ts';
import { type Challenge, readChallenge, readData } from './sessionAnswers.ts';

const begin = async (): Promise<unknown> => readData(await request('POST', '/api/user/proof'));

/** Begins a proof of the second factor; where a code is sent, it goes to the proved number alone. */
export const beginProof = async (): Promise<Challenge> => readChallenge(await begin());

/** Begins one at the company's identity provider. */
export const beginCompanyProof = async (): Promise<ProviderStart> => readProviderStart(await begin());

const answer = (body: object) => request('POST', '/api/user/proof/answer', { body });

/** Answers a proof by a code that was typed. */
export const proveByCode = async (challengeId: string, otp: string): Promise<void> =>
  void (await answer({ challengeId, otp }));

/** Answers one by signing in again at the company's identity provider, in a window of its own. */
export const proveByCompany = async (start: ProviderStart, signal: AbortSignal): Promise<void> =>
  void (await answer({ attempt: start.attempt, answer: await askCompany(start, signal) }));

/** Begins a proof and answers it by a passkey, which the browser asks for. Rejects with an ApiError when it gives none. */
export const proveByPasskey = async (): Promise<void> => {
  const { challengeId, options } = await beginProof();
  if (!options) throw new ApiError(422, 'passkey_unused', 'Passkeys do not work here');
  const { signByPasskey } = await import('./passkey.ts');
  await answer({ challengeId, passkey: await signByPasskey(options) });
};
