import type pg from 'pg';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import type { TestClock } from './clock.ts';

export interface CallOptions {
  /** A demo account (signed in once a file) or an access token. */
  as?: string | undefined;
  /** Sent as JSON; a string and a form go as they are. */
  body?: unknown;
  headers?: Record<string, string>;
  query?: Record<string, string | undefined>;
}

/** An answer; `body` is the parsed JSON, or the text where it is none: untyped, for tests read into every call's bodies. */
export interface Answer {
  status: number;
  body: ReturnType<typeof JSON.parse>;
  headers: Headers;
}

export interface SignIn {
  accessToken: string;
  refreshToken: string;
  /** Value for a Cookie header. */
  cookies: string;
}

export interface TestClient {
  call: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
  /** Tokens of a demo account through the real login, kept for the file; `fresh` makes a session of its own. */
  login: (username: string, options?: { fresh?: boolean }) => Promise<SignIn>;
}

/** Whether somebody is named by an access token instead of a username. */
export const isToken = (as: string) => as.split('.').length === 3 && as.length > 80;

const read = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {}
  return { status: response.status, body, headers: response.headers };
};

const asSent = (body: unknown): string | FormData =>
  typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);

const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** The one that came by SMS: a code out of a mailbox proves no second factor. */
const newestCode = async (admin: pg.Client): Promise<string> => {
  const { rows } = await admin.query<{ body: string }>(
    `select body from outbox_message where kind = 'code' and channel = 'sms' order by id desc limit 1`,
  );
  return /\b\d{6}\b/.exec(rows[0]?.body ?? '')?.[0] ?? '';
};

/** So long a session is used again: until shortly before its access token ends, or its second factor was proved too long ago. */
const SIGNED_IN_MS = 14 * 60_000;
const PROVED_MS = 4 * 60_000;

/** Speaks to a test app as the portal would; `admin` reads the second factor from the outbox. */
export const makeClient = (url: string, admin: pg.Client, clock: TestClock): TestClient => {
  /** Who signed in with a second factor. */
  const provers = new Set<string>();
  const logins = new Map<string, { tokens: Promise<SignIn>; from: number }>();

  const call: TestClient['call'] = async (method, path, { as, body, headers, query } = {}) => {
    const token = as === undefined || isToken(as) ? as : (await login(as)).accessToken;
    const given = Object.entries(query ?? {}).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    );
    const search = given.length ? `?${new URLSearchParams(given)}` : '';
    const response = await fetch(`${url}${path}${search}`, {
      method,
      redirect: 'manual',
      headers: {
        // What is packed for a caller in the same process is unpacked by it at once: a third of what an answer costs.
        'Accept-Encoding': 'identity',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: asSent(body) }),
    });
    return read(response);
  };

  const signIn = async (username: string): Promise<SignIn> => {
    let answer = await call('POST', '/api/login', { body: { username, password: DEMO_PASSWORD } });
    const challengeId = answer.body?.data?.challengeId;
    if (challengeId) {
      provers.add(username);
      const otp = await newestCode(admin);
      answer = await call('POST', '/api/user/2fa', { body: { challengeId, otp } });
    }
    if (answer.status !== 200) throw new Error(`login of ${username}: ${JSON.stringify(answer.body)}`);
    const { accessToken, refreshToken } = answer.body.data;
    return { accessToken, refreshToken, cookies: cookiesOf(answer.headers) };
  };

  const login: TestClient['login'] = (username, { fresh = false } = {}) => {
    const age = clock.now().getTime() - (logins.get(username)?.from ?? 0);
    const known = logins.get(username);
    if (known && !fresh && age >= 0 && age < (provers.has(username) ? PROVED_MS : SIGNED_IN_MS))
      return known.tokens;
    const tokens = signIn(username);
    if (!fresh) logins.set(username, { tokens, from: clock.now().getTime() });
    tokens.catch(() => logins.delete(username));
    return tokens;
  };

  return { call, login };
};
