import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterRefreshFailure,
  afterUnauthorized,
  FORCED_LOGOUT,
  MAX_REFRESHES,
  type Unauthorized,
} from './refreshPolicy.ts';

const outcome = (over: Partial<Unauthorized> = {}) =>
  afterUnauthorized({ status: 401, error: 'invalid_token', call: 'listPartners', refreshes: 0, ...over });

/** Plays a request that is answered 401 so many times in a row. */
function play(invalidTokens: number): { refreshes: number; loggedOut: boolean } {
  let refreshes = 0;
  for (let answer = 1; answer <= invalidTokens; answer += 1) {
    if (outcome({ refreshes }) === 'logout') return { refreshes, loggedOut: true };
    refreshes += 1;
  }
  return { refreshes, loggedOut: false };
}

describe('an expired token', () => {
  it('[session.refresh] is refreshed on a 401 with invalid_token', () => {
    expect(outcome()).toBe('refresh');
  });

  it('[session.refresh] is not on the logout call', () => {
    expect(outcome({ call: 'logout' })).toBe('reject');
    expect(outcome({ call: 'logout', refreshes: 3 })).toBe('reject');
  });

  it('[session.refresh] is not on any other error or status', () => {
    for (const error of ['other', 'invalid_credentials', '', null, 'INVALID_TOKEN'])
      expect(outcome({ error })).toBe('reject');
    for (const status of [0, 200, 400, 403, 429, 500]) expect(outcome({ status })).toBe('reject');
  });

  it('[session.retryLimit] is refreshed three times for one request, then the user is logged out', () => {
    expect(MAX_REFRESHES).toBe(3);
    expect(play(3)).toEqual({ refreshes: 3, loggedOut: false });
    expect(play(4)).toEqual({ refreshes: 3, loggedOut: true });
    expect(play(0)).toEqual({ refreshes: 0, loggedOut: false });
  });

  it('[session.retryLimit] is never refreshed more often', () => {
    fc.assert(
      fc.property(fc.nat({ max: 50 }), (answers) => {
        expect(play(answers)).toEqual({ refreshes: Math.min(answers, 3), loggedOut: answers > 3 });
      }),
    );
  });

  it('[session.refreshFailure] ends the session when the refresh itself is refused', () => {
    expect(outcome({ call: 'refreshToken' })).toBe('logout');
    expect(afterRefreshFailure({ unsavedWork: false })).toBe('logout');
  });

  it('[session.refreshFailure] clears the tokens, leads to login and rejects, without the logout call', () => {
    expect(FORCED_LOGOUT).toEqual({
      accessToken: null,
      refreshToken: null,
      redirect: '/login',
      callRejects: true,
      callsLogout: false,
    });
  });

  it('[session.refreshFailure] asks for the password in place while something typed is unsaved', () => {
    expect(afterRefreshFailure({ unsavedWork: true })).toBe('askPassword');
  });
});
