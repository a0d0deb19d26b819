import { DEMO_PASSWORD } from '#server/seed/users.ts';
import type { TestApp } from './app.ts';
import type { Answer } from './client.ts';

export const WRONG = 'Not-the-password-1';

/** The calls of a sign-in as a person makes them, for tests of the session. */
export const sessionCalls = (app: TestApp) => {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}, as?: string) =>
    app.call('POST', path, { body, headers, as });
  return {
    post,
    login: (username: string, password = DEMO_PASSWORD, headers = {}): Promise<Answer> =>
      post('/api/login', { username, password }, headers),
    refresh: (refreshToken: string): Promise<Answer> => post('/api/refresh-token', { refreshToken }),
    forgot: async (username: string): Promise<string> =>
      (await post('/api/user/password/forgot', { username })).body.data.challengeId,
    otp: (challengeId: string, otp: string): Promise<Answer> => post('/api/user/2fa', { challengeId, otp }),
    resend: (challengeId: string): Promise<Answer> => post('/api/user/otp/resend', { challengeId }),
    /** The session still counts. */
    isIn: async (accessToken: string): Promise<boolean> =>
      (await app.call('GET', '/api/user/user-level', { as: accessToken })).status === 200,
    /** The newest code that was sent to a demo account, by one way where that is said: one out of a mailbox proves no second factor. */
    code: async (username: string, channel: 'sms' | 'email' | null = null): Promise<string> => {
      const { rows } = await app.admin.query<{ body: string }>(
        `select m.body from outbox_message m join user_account u on m.recipient in (u.email, u.mobile_number)
         where u.username = $1 and ($2::text is null or m.channel = $2) order by m.id desc limit 1`,
        [username, channel],
      );
      return /\b\d{6}\b/.exec(rows[0]?.body ?? '')?.[0] ?? '';
    },
  };
};

/** A code that is not the given one. */
export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

const HOUR_MS = 3_600_000;

/** Moves the clock to the start of the next hour, so that a window of limits does not end in the middle of a test. */
export const toNextHour = ({ clock }: TestApp): void =>
  clock.set(new Date((Math.floor(clock.now().getTime() / HOUR_MS) + 1) * HOUR_MS));

/** The cookie by which a device is known from now on, as it is sent back. */
export const deviceIn = ({ headers }: Pick<Answer, 'headers'>): string =>
  headers
    .getSetCookie()
    .find((line) => line.startsWith('suki_known_device='))
    ?.split(';')[0] ?? '';

/** Returns the cookies of a browser from before the secret was renamed: the secret, then the portal's device id under the same name. */
export const formerly = (device: string): string =>
  `${device.replace('suki_known_device', 'suki_device')}; suki_device=${crypto.randomUUID()}`;
