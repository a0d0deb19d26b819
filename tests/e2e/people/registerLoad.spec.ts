import { expect, quiet, test } from '../setup/journey.ts';

for (const language of ['en', 'fil'] as const)
  test(`the first step is here after at most 150 KB of JavaScript in 8 files, in ${language}`, async ({
    portal,
    browser,
  }) => {
    const context = await browser.newContext({
      baseURL: portal.url,
      extraHTTPHeaders: { 'accept-encoding': 'gzip' },
    });
    await context.addInitScript((chosen) => localStorage.setItem('suki.language', chosen), language);
    const page = await context.newPage();
    // What nobody waits for comes once the page stands.
    const loaded: { file: string; bytes: number }[] = [];
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    page.on('response', async (response) => {
      const file = new URL(response.url()).pathname;
      if (!file.endsWith('.js')) return;
      const bytes = (await response.request().sizes()).responseBodySize;
      // What is smaller than a packet is not made smaller.
      if (bytes >= 500) expect(await response.headerValue('content-encoding')).toBe('gzip');
      loaded.push({ file, bytes });
    });
    await page.goto('/register/code', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Registration code' }).waitFor();
    const before = [...asked];
    await quiet(page);
    const needed = loaded.filter(({ file }) => before.includes(file) && !/\/(?:Weave|guard)-/.test(file));
    expect(needed.length).toBeGreaterThan(3);
    expect(needed.length, JSON.stringify(loaded)).toBeLessThanOrEqual(8);
    expect(needed.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(150_000);
    await context.close();
  });
