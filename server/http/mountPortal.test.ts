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
mountPortal(app, dist, { tinBranchOfFive: false });
afterAll(() => {
  rmSync(dist, { recursive: true });
  rmSync(`${dist}-outside.txt`);
});

const get = async (path: string) => {
  const response = await app.request(`http://localhost${path}`);
  return { text: await response.text(), policy: response.headers.get('content-security-policy') };
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

  it('says in the page what it has to know of the settings', async () => {
    const other = mkdtempSync(join(tmpdir(), 'suki-portal-'));
    const told = (content: string) => `<meta name="tin-branch-of-five" content="${content}" />`;
    writeFileSync(join(other, 'index.html'), told('off'));
    for (const [tinBranchOfFive, content] of [
      [true, 'on'],
      [false, 'off'],
    ] as const) {
      const served = new Hono();
      mountPortal(served, other, { tinBranchOfFive });
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
