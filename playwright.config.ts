import { defineConfig } from '@playwright/test';
import type { ServerName } from './tests/e2e/setup/server.ts';
import { findBrowser } from './tests/support/app/browser.ts';
import { keepCompiled } from './tests/support/app/keepCompiled.ts';

keepCompiled();

/** What opens each page and writes nothing. */
const LOOKS = ['**/everyPage.spec.ts', '**/everyAccount.spec.ts'];
const on = (server: ServerName) => ({ metadata: { server } });
const narrow = { viewport: { width: 390, height: 844 }, hasTouch: true };

/**
 * Which journeys a run takes: `fast` the twelve jobs (`@job`), `full` the others, `all` every one. A journey runs at a desk, and on a phone
 * too where it looks otherwise there (`@phone`); what nobody does at a desk runs on a phone alone (`@phoneAlone`).
 */
const TESTS = process.env.TESTS ?? 'all';
const JOB = /@job\b/;
const PHONE = { too: /@phone\b/, alone: /@phoneAlone\b/ };
const onPhone = TESTS === 'fast' ? /(?=.*@job\b).*@phone\b/ : [PHONE.too, PHONE.alone];
const notNow = TESTS === 'full' ? [JOB] : [];

/** Journeys in a real Chromium against the built portal and the real server, wide and narrow. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/playwright',
  globalSetup: './tests/e2e/setup/start.ts',
  workers: 2,
  // Nothing is timed here: a busy machine must not fail a journey.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // The second try is for its trace alone: what has failed once has failed.
  retries: 1,
  failOnFlakyTests: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    // The one without windows takes three quarters of the other's CPU for the same pages.
    launchOptions: await findBrowser('packaged'),
    // Nothing moves: on a slow machine a click might come between two steps of a growing menu.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    actionTimeout: 30_000,
    // One that never ends fails at its own line, before the journey's whole time is spent.
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // The page before and after each step, of what has failed: recorded of all, it is a sixth of their CPU.
    trace: { mode: 'on-first-retry', screenshots: false },
  },
  projects: [
    // Journeys write: those of a width run one after the other, on a server that the other width does not touch.
    {
      name: 'desktop',
      testIgnore: LOOKS,
      workers: 1,
      ...(TESTS === 'fast' ? { grep: JOB } : {}),
      grepInvert: [PHONE.alone, ...notNow],
      ...on('first'),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: LOOKS,
      workers: 1,
      grep: onPhone,
      grepInvert: notNow,
      ...on('second'),
      use: narrow,
    },
    // Each page is opened narrow and then made wide.
    ...(TESTS === 'fast'
      ? []
      : [{ name: 'looks', testMatch: LOOKS, fullyParallel: true, ...on('third'), use: narrow }]),
  ],
});
