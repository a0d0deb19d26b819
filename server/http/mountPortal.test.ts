import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';
import { mountPortal } from './mountPortal.ts';

const dist = mkdtempSync(join(tmpdir(), 'suki-portal-'));
mkdirSync(join(dist, 'assets'));
writeFileSync(join(dist, 'index.html'), '<script>1</script>page');
writeFileSync(join(dist, 'index.html.gz'), 'packed');
writeFileSync(join(dist, '.built-from'), 'secret');
writeFileSync(join(dist, 'icon.svg'), '<svg/>');
writeFileSync(join(dist, 'assets', 'a.js'), 'code');
writeFileSync(join(dist, 'assets', 'a.js.br'), 'br');
writeFileSync(join(dist, 'assets', 'a.js.gz'), 'gz');
writeFileSync(`${dist}-outside.txt`, 'outside');
const app = new Hono();
mountPortal(app, dist, { tinBranchOfFive: false, identityProvider: undefined });
afterAll(() => {
  rmSync(dist, { recursive: true });
  rmSync(`${dist}-outside.txt`);
});

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const get = async (path: string, { accept = BROWSER, method = 'GET' } = {}) => {
  const response = await app.request(`http://localhost${path}`, {
    method,
    headers: accept ? { accept } : {},
  });
  return {
    text: await response.text(),
    status: response.status,
    policy: response.headers.get('content-security-policy'),
    allow: response.headers.get('allow'),
  };
};

describe('the served portal', () => {
  it('gives the page its policy under every name', async () => {
    const names = ['/', '/index.html', '/INDEX.HTML', '/index%2Ehtml', '/index.html.gz', '/partners/1', '/%'];
    for (const name of names) {
      const { text, policy } = await get(name);
      expect([name, text]).toEqual([name, '<script>1</script>page']);
      expect(policy).toContain("default-src 'none'");
    }
  });

  it('answers programs with 404 where there is no page, and gives them the pages that there are', async () => {
    const unknown = [
      '/healthz',
      '/metrics',
      '/robots.txt',
      '/.env',
      '/foo.js',
      '/no/such',
      '/%',
      '/index.html',
    ];
    for (const accept of ['*/*', 'application/json', '']) {
      for (const path of unknown) {
        const { status, text } = await get(path, { accept });
        expect([path, accept, status, text]).toEqual([path, accept, 404, 'Not found']);
      }
      for (const path of ['/', '/login', '/approvals/7', '/approvals/7/', '/partner-management']) {
        const { status, text, policy } = await get(path, { accept });
        expect([path, status, text]).toEqual([path, 200, '<script>1</script>page']);
        expect(policy).toContain("default-src 'none'");
      }
    }
  });

  it('shows a person the portal, which says that there is no such page, with the status 404', async () => {
    for (const path of ['/no/such', '/my-promos/a/b', '/%']) {
      const { status, text } = await get(path);
      expect([path, status, text]).toEqual([path, 404, '<script>1</script>page']);
    }
    expect((await get('/login')).status).toBe(200);
  });

  it('refuses to write', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect(await get('/login', { method })).toMatchObject({ status: 405, allow: 'GET, HEAD' });
      expect(await get('/no/such', { method })).toMatchObject({ status: 404, text: 'Not found' });
      expect((await get('/icon.svg', { method })).text).not.toBe('<svg/>');
    }
    expect(await get('/login', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  });

  it('says in the page what it has to know of the settings', async () => {
    const other = mkdtempSync(join(tmpdir(), 'suki-portal-'));
    const told = (content: string) => `<meta name="tin-branch-of-five" content="${content}" />`;
    writeFileSync(join(other, 'index.html'), told('off'));
    for (const [tinBranchOfFive, content] of [
      [true, 'on'],
      [false, 'off'],
    ] as const) {
      const served = new Hono();
      mountPortal(served, other, { tinBranchOfFive, identityProvider: undefined });
      expect(await (await served.request('http://localhost/login')).text()).toBe(told(content));
    }
    rmSync(other, { recursive: true });
  });

  it('serves files, and not those that the build keeps for itself', async () => {
    expect((await get('/icon.svg')).text).toBe('<svg/>');
    expect((await get('/assets/a.js')).text).toBe('code');
    for (const path of ['/.built-from', '/%2ebuilt-from']) expect((await get(path)).text).not.toBe('secret');
  });

  it('hands assets out as the build packed them, to those who can unpack them', async () => {
    const packed = async (encodings: string) => {
      const headers = { 'accept-encoding': encodings };
      const answer = await app.request('http://localhost/assets/a.js', { headers });
      return [answer.headers.get('content-encoding'), await answer.text()];
    };
    expect(await packed('gzip, deflate, br, zstd')).toEqual(['br', 'br']);
    expect(await packed('gzip')).toEqual(['gzip', 'gz']);
    expect(await packed('identity')).toEqual([null, 'code']);
  });

  it('serves nothing from outside of its folder', async () => {
    const name = `${dist.split('/').at(-1)}-outside.txt`;
    const ways = [
      `/../${name}`,
      `/..%2f${name}`,
      `/assets/..%2f..%2f${name}`,
      `/%2e%2e/${name}`,
      `/..%5c${name}`,
    ];
    for (const way of ways) expect((await get(way)).text, way).not.toBe('outside');
  });
});
