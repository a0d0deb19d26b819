import { useState } from 'react';
import { ApiError } from '../../providers/http/apiError.ts';
import { answerByPasskey, checkCode, resendCode } from '../../providers/session/codeCalls.ts';
import type { Challenge } from '../../providers/session/sessionAnswers.ts';
import { signIn } from '../../providers/session/signIn.ts';

const PROBLEMS: Readonly<Record<number, string>> = {
  0: 'errors.network',
  401: 'session.wrong',
  429: 'errors.tooMany',
  503: 'errors.unavailable',
};
/** A key of our texts, or what the server said: how long an account is locked, how many tries a code has left. */
const problemOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) return 'errors.server';
  if (error.code === 'passkey_unused') return 'session.passkeyUnused';
  return PROBLEMS[error.status] ?? (error.status < 500 ? error.message : 'errors.server');
};

/**
 * Signs the same user in again in place: first with the password, then with the code if the server asks for one. The session
 * itself tells when it has begun anew.
 */
export const useResume = (username: string) => {
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [notice, setNotice] = useState<{ severity: 'error' | 'info'; text: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (step: () => Promise<unknown>) => {
    setBusy(true);
    setNotice(null);
    try {
      await step();
    } catch (error) {
      setNotice({ severity: 'error', text: problemOf(error) });
    } finally {
      setBusy(false);
    }
  };
  const send = (typed: string) =>
    run(async () => {
      if (challenge?.way === 'passkey' && typed === '') return answerByPasskey(challenge);
      if (challenge) return checkCode(challenge.challengeId, typed);
      const answer = await signIn(username, typed);
      return 'challenge' in answer && setChallenge(answer.challenge);
    });
  const sendNewCode = () =>
    run(async () => {
      if (!challenge) return;
      await resendCode(challenge.challengeId).catch((error: unknown) => {
        // Too long ago for another code: the password begins anew.
        if (error instanceof ApiError && error.code === 'rule_otp_expired') setChallenge(null);
        throw error;
      });
      setNotice({ severity: 'info', text: 'session.newCodeSent' });
    });
  return { challenge, notice, busy, send, sendNewCode };
};
