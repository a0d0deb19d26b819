import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { publicPages } from '#domain/pages/publicPages.ts';
import { applicantPages } from '#domain/pages/selfServicePages.ts';

const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
const script = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';

/** What the script of index.html does at an address in a browser that has a session, or none. */
const begin = (pathname: string, { isSignedIn = true } = {}) => {
  const root = { dataset: {} as { first?: string } };
  const fetched = vi.fn(async () => Response.json({}));
  const request = vi.fn((_name: string, _options: object, work: (lock: object) => unknown) =>
    Promise.resolve(work({})),
  );
  const cookie = isSignedIn ? 'suki_signed_in=1; suki_device=d' : '';
  runInNewContext(script, {
    window: {},
    location: { pathname },
    document: { cookie, documentElement: root, querySelector: () => ({ content: '' }) },
    localStorage: { getItem: () => null },
    navigator: { locks: { request } },
    performance: { getEntriesByType: () => [], now: () => 0 },
    addEventListener: () => undefined,
    fetch: fetched,
  });
  return { first: root.dataset.first, asks: fetched.mock.calls.length };
};

const PUBLIC = Object.values({ ...publicPages, ...applicantPages }).map(({ path }) =>
  path.replace(/\{\w+\}/g, 'one'),
);

describe('before any code is here', () => {
  it.each(PUBLIC)('%s has no outline of the back office, for somebody signed in either', (path) => {
    expect(begin(path).first).not.toBe('office');
    expect(begin(`${path}/`).first).toBe(begin(path).first);
    expect(begin(path, { isSignedIn: false })).toEqual({ first: begin(path).first, asks: 0 });
  });

  it.each(PUBLIC.filter((path) => path !== '/login'))('%s asks for no session', (path) => {
    expect(begin(path).asks).toBe(0);
  });

  it.each(['/', '/partner-management/list/partners', '/registration-codes', '/verifying'])(
    '%s has it, and asks for the session at once',
    (path) => {
      expect(begin(path)).toEqual({ first: 'office', asks: 1 });
      expect(begin(path, { isSignedIn: false })).toEqual({ first: 'front', asks: 0 });
    },
  );
});
