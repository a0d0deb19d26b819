import { authorizedFetch } from '../http/request.ts';
import { getUser } from '../session/session.ts';

let begun: { url: string; userId: string | undefined; answer: Promise<Response> } | null = null;

/**
 * Sends a GET before the code that needs it is there, and answers its own copy of what comes. The next call that is made takes the
 * answer over when it asks for the same address; whatever it asks for, later ones are sent anew.
 */
export const beginCall = (url: string): Promise<Response> => {
  const headers = { accept: 'application/json' };
  const answer = authorizedFetch(new Request(new URL(url, location.origin), { headers }));
  begun = { url, userId: getUser()?.userId, answer };
  return answer.then((response) => response.clone());
};

/** The answer that is on its way to a GET of this address for the same person, once; null when there is none. */
export const takeBegun = (url: string): Promise<Response> | null => {
  const taken = begun?.url === url && begun.userId === getUser()?.userId ? begun.answer : null;
  begun = null;
  return taken;
};
