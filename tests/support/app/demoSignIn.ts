import type { APIRequestContext } from '@playwright/test';
import type { Tokens } from '#contract/session.ts';
import { DEMO_PASSWORD } from '#server/seed/users.ts';

/** The newest code that went out by SMS, to a number that ends so if one is given, read where a demo visitor reads it. */
export const newestCode = async (request: APIRequestContext, to = '', url = ''): Promise<string> => {
  const answer = await request.get(`${url}/api/demo/outbox`);
  const { list } = (await answer.json()).data;
  const newest = list.find(
    ({ channel, recipient }: { channel: string; recipient: string }) =>
      channel === 'sms' && recipient.endsWith(to),
  );
  return /\b\d{6}\b/.exec(newest?.body ?? '')?.[0] ?? '';
};

/** Signs in as a demo account without the form, with the code that it asks for if it does. */
export const signInTo = async (request: APIRequestContext, username: string, url = ''): Promise<Tokens> => {
  const post = async (path: string, data: object) => {
    const answer = await request.post(`${url}${path}`, { data });
    if (answer.status() !== 200) throw new Error(`${path} as ${username}: ${await answer.text()}`);
    return (await answer.json()).data;
  };
  const { challengeId, ...tokens } = await post('/api/login', { username, password: DEMO_PASSWORD });
  if (challengeId === undefined) return tokens;
  return post('/api/user/2fa', { challengeId, otp: await newestCode(request, '', url) });
};
