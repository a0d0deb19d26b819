import { beforeEach, describe, expect, it } from 'vitest';
import { navigate } from './navigate.ts';

describe('moving between public pages', () => {
  beforeEach(() => history.replaceState(null, '', '/login'));

  it('numbers the entries of the history as the router of the back office does', () => {
    navigate('/forgot-password');
    expect(location.pathname).toBe('/forgot-password');
    expect(history.state).toEqual({ idx: 1 });
    navigate('/otp-verification');
    expect(history.state).toEqual({ idx: 2 });
  });

  it('keeps the number of the entry that it replaces, whoever gave it', () => {
    history.replaceState({ usr: null, key: 'abc', idx: 4 }, '', '/');
    navigate('/login', { replace: true });
    expect(history.state).toEqual({ idx: 4 });
  });
});
