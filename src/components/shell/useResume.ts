import { useState } from 'react';
import { checkCode, signIn } from '../../providers/account.ts';
import { ApiError } from '../../providers/apiError.ts';
import type { Challenge } from '../../providers/sessionCalls.ts';

const PROBLEMS: Readonly<Record<number, string>> = {
  0: 'errors.network',
  401: 'session.wrong',
  422: 'session.wrongCode',
  423: 'errors.locked',
  429: 'errors.tooMany',
};

const problemOf = (error: unknown): string =>
  (error instanceof ApiError && PROBLEMS[error.status]) || 'errors.server';

/** Signs the same user in again in place: first with the password, then with the code if the server asks for one. */
export const useResume = (username: string, onResumed: () => void) => {
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (typed: string) => {
    setBusy(true);
    setProblem(null);
    try {
      if (challenge) {
        await checkCode(challenge.challengeId, typed);
        onResumed();
        return;
      }
      const answer = await signIn(username, typed);
      if ('challenge' in answer) setChallenge(answer.challenge);
      else onResumed();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { challenge, problem, busy, send };
};
