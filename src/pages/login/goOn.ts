import { afterLogin } from '#domain/access/decideRoute.ts';
import type { LoginAnswer } from '../../providers/session/sessionAnswers.ts';
import { navigate } from '../../public/navigate.ts';

/** Goes where a sign-in leads: to the page that was asked for, or to the code of a second factor. */
export async function goOn(answer: LoginAnswer, returnTo: string | null, username: string): Promise<void> {
  if ('tokens' in answer) return navigate(afterLogin(returnTo), { replace: true });
  // It comes with the pages for codes, which are here by now, or are needed next.
  const { startChallenge } = await import('../../providers/session/challenge.ts');
  startChallenge({ ...answer.challenge, purpose: 'login', username, returnTo });
  navigate('/otp-verification');
}
