import { expect } from 'vitest';
import { startTestApp } from './app.ts';
import { startIdentityProvider } from './identityProvider.ts';

const PORTAL = 'http://127.0.0.1:4100';

/** The app with an identity provider, and the steps by which accounts are bound and people sign in there. */
export const startIdentityBench = async () => {
  const provider = await startIdentityProvider(PORTAL);
  // Its tokens follow the machine's clock.
  const app = await startTestApp({
    now: new Date(),
    config: { identityProvider: provider.settings, publicUrl: PORTAL },
  });
  const post = (path: string, body?: unknown, as?: string) => app.call('POST', path, { body, as });
  const idOf = async (username: string): Promise<string> =>
    (await app.admin.query('select id::text from user_account where username = $1', [username])).rows[0].id;
  const ask = async (username: string, as = 'it.support', subject = 'p-100') =>
    post(
      `/api/user-account/${await idOf(username)}/identity`,
      { subject, reason: 'Company sign-in', identification: 'Called back on the number on file' },
      as,
    );
  const approve = (id: string, as = 'it.second') =>
    post(`/api/user-account/${id}/approve-request`, undefined, as);
  const begin = async () => (await post('/api/login/provider')).body.data;
  return {
    app,
    provider,
    post,
    idOf,
    ask,
    approve,
    begin,
    bind: async (username: string, subject = 'p-100') => {
      const asked = await ask(username, 'it.support', subject);
      expect(asked.status, JSON.stringify(asked.body)).toBe(200);
      const done = await approve(asked.body.data.requestId);
      expect(done.status, JSON.stringify(done.body)).toBe(200);
    },
    unbind: async (username: string, as = 'it.support') => {
      const id = await idOf(username);
      const { version } = (await app.call('GET', `/api/user-account/${id}`, { as })).body.data;
      return app.call('DELETE', `/api/user-account/${id}/identity`, {
        as,
        headers: { 'if-match': `"${version}"` },
      });
    },
    signIn: async () => {
      const { url, attempt } = await begin();
      return post('/api/login/provider/answer', { attempt, answer: await provider.visit(url) });
    },
    reset: async () => {
      app.clock.set(new Date());
      await app.clearLimits();
      await app.admin.query('delete from user_identity');
      await app.admin.query('delete from user_request');
      await app.admin.query(
        `update user_account set second_factor = 'none', needs_second_factor = false, status = 'ACTIVE' where type = 'INTERNAL'`,
      );
      provider.person = { subject: 'p-100', acr: 'mfa' };
    },
    stop: async () => {
      await app.stop();
      await provider.stop();
    },
  };
};

export type IdentityBench = Awaited<ReturnType<typeof startIdentityBench>>;
