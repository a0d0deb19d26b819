export const MAX_REFRESHES = 3;

export type Unauthorized = {
  status: number;
  error: string | null;
  /** The call that failed, by its name in the contract. */
  call: string;
  /** How often this request has refreshed the token already. */
  refreshes: number;
};

/** What follows a failed call: refresh the token and retry, log out (and reject), or just reject. */
export function afterUnauthorized({
  status,
  error,
  call,
  refreshes,
}: Unauthorized): 'refresh' | 'logout' | 'reject' {
  if (status !== 401 || error !== 'invalid_token' || call === 'logout') return 'reject';
  if (call === 'refreshToken') return 'logout';
  return refreshes < MAX_REFRESHES ? 'refresh' : 'logout';
}

/** What a failed refresh leads to: out, unless something typed is unsaved, then the password is asked for in place. */
export function afterRefreshFailure({ unsavedWork }: { unsavedWork: boolean }): 'logout' | 'askPassword' {
  return unsavedWork ? 'askPassword' : 'logout';
}

/** The state a forced logout leaves behind; the failed call rejects and the logout call is not made. */
export const FORCED_LOGOUT = {
  accessToken: null,
  refreshToken: null,
  redirect: '/login',
  callRejects: true,
  callsLogout: false,
} as const;
