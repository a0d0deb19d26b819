import { postAlone } from '../http/postAlone.ts';
import { adoptTokens } from './session.ts';
import { type LoginAnswer, readLogin } from './sessionAnswers.ts';

/** Signs in. With tokens the session has begun; with a challenge a code has been sent. */
export async function signIn(username: string, password: string): Promise<LoginAnswer> {
  const answer = readLogin(await postAlone('/api/login', { username, password }));
  if ('tokens' in answer) adoptTokens(answer.tokens);
  return answer;
}
