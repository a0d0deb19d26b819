import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { spawnServer } from '#tests/e2e/setup/spawnServer.ts';
import { findBrowser } from '#tests/support/app/browser.ts';
import { newestCode } from '#tests/support/app/demoSignIn.ts';
import { pictureSize } from '../src/pages/userGuide/article/pictureSize.ts';
import { ROOT } from './command.ts';
import { SHOTS, type Shot } from './guide/shots.ts';
import { toWebp } from './guide/toWebp.ts';

/**
 * Takes the pictures of the user guide, in both languages and themes, from a demo of its own: `npm run guide:pictures`. Names of pictures
 * after it take these alone; an address (http://…) takes them from a demo that runs already.
 */
const FOLDER = join(ROOT, 'docs', 'guide', 'pictures');
const LANGUAGES = ['en', 'fil'] as const;
const THEMES = ['light', 'dark'] as const;
/** What a picture may weigh, in bytes: all of them together are part of every clone. */
const HEAVIEST = 60_000;

const wanted = process.argv.slice(2);
const given = wanted.find((word) => word.startsWith('http'));
const names = wanted.filter((word) => word !== given);
const shots = SHOTS.filter(({ name }) => names.length === 0 || names.includes(name));

const settle = async (page: Page): Promise<void> => {
  await page.locator('main h1, main table').first().waitFor({ timeout: 60_000 });
  await page
    .locator('main [aria-busy="true"], main .MuiSkeleton-root')
    .first()
    .waitFor({ state: 'detached', timeout: 60_000 });
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
};

/** Follows one link after the other by its address, as ids differ from demo to demo. */
const open = async (page: Page, { path, follow }: Shot): Promise<void> => {
  await page.goto(path);
  await settle(page);
  for (const link of follow) {
    const to = await page.locator(`main ${link}`).first().getAttribute('href');
    await page.goto(to ?? path);
    await settle(page);
  }
};

const take = async (page: Page, language: string, shot: Shot): Promise<void> => {
  const { name } = shot;
  await page.setViewportSize(pictureSize(name));
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await open(page, shot);
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    const picture = await toWebp(page, png, HEAVIEST);
    await mkdir(join(FOLDER, language, theme), { recursive: true });
    await writeFile(join(FOLDER, language, theme, `${name}.webp`), picture);
  }
  process.stdout.write(`${language} ${name}\n`);
};

const signIn = async (context: BrowserContext, as: string | null): Promise<Page> => {
  const page = await context.newPage();
  await page.goto('/login');
  if (as !== null) {
    await page.fill('input[name=username]', as);
    await page.fill('input[type=password]', DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname }) => pathname !== '/login', { timeout: 60_000 });
    if (new URL(page.url()).pathname === '/otp-verification') {
      await page.fill('input[name=otp]', await newestCode(page.request));
      await page.keyboard.press('Enter');
    }
    await page.waitForURL(({ pathname }) => pathname === '/', { timeout: 60_000 });
  }
  await page.locator('.s-cookies button').click();
  return page;
};

const takeAs = async (browser: Browser, url: string, language: string, as: string | null): Promise<void> => {
  const context = await browser.newContext({ baseURL: url, timezoneId: 'Asia/Manila' });
  await context.addInitScript((spoken) => localStorage.setItem('suki.language', spoken), language);
  const page = await signIn(context, as);
  for (const one of shots.filter((row) => row.as === as)) await take(page, language, one);
  await context.close();
};

const folder = await mkdtemp(join(tmpdir(), 'guide-'));
// Started as root, PostgreSQL's own account passes through it.
await chmod(folder, 0o711);
const server = given ? null : await spawnServer({ databaseUrl: '', dataDir: folder });
const browser = await chromium.launch(await findBrowser('packaged'));
try {
  for (const as of new Set(shots.map((row) => row.as)))
    for (const language of LANGUAGES) await takeAs(browser, given ?? server?.url ?? '', language, as);
} finally {
  await browser.close();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
}
