import { guardFor } from './guard.ts';
import { ApiError } from './http/apiError.ts';
import { request } from './http/request.ts';
import { loginPath } from './loginPath.ts';
import { hasPage, resourcePath } from './paths.ts';
import { restoreSession } from './session/refresh.ts';
import { clearSession, getUser, mayHaveSession } from './session/session.ts';
import type { LoginAnswer } from './session/sessionAnswers.ts';
import { signIn } from './session/signIn.ts';

export interface Credentials {
  username: string;
  password: string;
}

interface Question {
  resource: string;
  action: string;
}

/** Whether the signed-in user may open a resource's page; an export needs what its list needs. */
function mayUse({ resource, action }: Question): boolean {
  const user = getUser();
  const page = action === 'export' ? 'list' : action;
  if (!user || !hasPage(resource, page)) return false;
  return guardFor(resourcePath(resource, page, '0'), user).decision.kind === 'allow';
}

/** What react-admin asks about the session. It knows nothing of react-admin itself: the login page calls it too. */
export const authProvider = {
  /** Signs in: tokens, or the challenge of a second factor, with which the code page goes on. */
  login: ({ username, password }: Credentials): Promise<LoginAnswer> => signIn(username, password),

  /** Ends the session on the server and in all tabs, then loads the login page afresh so that nothing stays in memory. */
  async logout(): Promise<false> {
    if (getUser()) {
      await request('POST', '/api/logout').catch((error: unknown) => console.error('logout failed', error));
      clearSession({ everywhere: true });
      location.assign(loginPath());
    }
    return false;
  },

  /** Resolves while there is a session, bringing one back if its cookie allows. */
  async checkAuth(): Promise<void> {
    if (getUser() || (mayHaveSession() && (await restoreSession()))) return;
    throw new ApiError(401, 'invalid_token', 'Please sign in');
  },

  /** Only a 401 that no refresh could heal ends the session; a 403 or anything else does not. */
  async checkError(error: unknown): Promise<void> {
    const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
    if (status === 401 && !getUser()) throw error;
  },

  /** The user as react-admin's header shows it. Rejects without a session. */
  async getIdentity(): Promise<{ id: string; fullName: string; username: string }> {
    const user = getUser();
    if (!user) throw new ApiError(401, 'invalid_token', 'Please sign in');
    return { id: user.userId, fullName: user.fullName, username: user.username };
  },

  /** Permission names, as the server decides by them. */
  getPermissions: async (): Promise<string[]> => getUser()?.permissions ?? [],

  canAccess: async (question: Question): Promise<boolean> => mayUse(question),
};
