import { afterEach, describe, expect, it, vi } from 'vitest';
import type { UserDetails } from '#contract/session.ts';
import { authProvider } from './authProvider.ts';
import { ApiError } from './http/apiError.ts';
import { adoptTokens, clearSession, getUser } from './session/session.ts';

const as = (user: Partial<UserDetails>): void =>
  adoptTokens({
    accessToken: 't',
    user: { userId: '7', username: 'a.b', fullName: 'A B', ...user } as UserDetails,
  });
const viewer = { type: 'INTERNAL', permissions: ['UM_VIEW_ACCESS_ROLE'] } as const;
const may = (resource: string, action: string) => authProvider.canAccess({ resource, action });

afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

describe('authProvider', () => {
  it('[guard.permission] gives access to what the route table gives, and to nothing it does not know', async () => {
    as({ ...viewer, permissions: [...viewer.permissions] });
    expect(await may('access-roles', 'list')).toBe(true);
    expect(await may('access-roles', 'export')).toBe(true);
    expect(await may('access-roles', 'show')).toBe(true);
    expect(await may('access-roles', 'create')).toBe(false);
    expect(await may('access-roles', 'delete')).toBe(false);
    expect(await may('partners', 'list')).toBe(false);
    expect(await may('promos', 'list')).toBe(false);
    clearSession();
    expect(await may('access-roles', 'list')).toBe(false);
  });

  it('[guard.userType] keeps the audit trail from an external user', async () => {
    as({ ...viewer, permissions: [...viewer.permissions] });
    expect(await may('audit', 'list')).toBe(true);
    as({ type: 'EXTERNAL', permissions: [...viewer.permissions] });
    expect(await may('audit', 'list')).toBe(false);
  });

  it('logs nobody out for a 403, or for a 401 that a refresh healed', async () => {
    as({ ...viewer, permissions: [] });
    await expect(authProvider.checkError(new ApiError(403, 'forbidden', ''))).resolves.toBeUndefined();
    await expect(authProvider.checkError(new ApiError(401, 'invalid_token', ''))).resolves.toBeUndefined();
    clearSession();
    await expect(authProvider.checkError(new ApiError(401, 'invalid_token', ''))).rejects.toThrow();
  });

  it('logs out on the server, forgets everything and loads login, even when the server fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const fetched = vi.fn((_call: Request) => Promise.resolve(Response.json({}, { status: 500 })));
    vi.stubGlobal('fetch', fetched);
    as({ ...viewer, permissions: [] });
    expect(await authProvider.getIdentity()).toEqual({ id: '7', fullName: 'A B', username: 'a.b' });
    await authProvider.logout();
    expect(fetched.mock.lastCall?.[0].url).toMatch(/\/api\/logout$/);
    expect(getUser()).toBeNull();
    expect(assign).toHaveBeenCalledExactlyOnceWith('/login');
    await authProvider.logout();
    expect(fetched).toHaveBeenCalledTimes(1);
    await expect(authProvider.checkAuth()).rejects.toMatchObject({ status: 401 });
  });
});
