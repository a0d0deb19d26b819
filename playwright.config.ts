import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/support/browser.ts';

/** Journeys in a real Chromium against the built portal and the real server, wide and narrow. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/playwright',
  globalSetup: './tests/e2e/setup/start.ts',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    launchOptions: await findBrowser(),
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      // What browser and router do is the same on a narrow screen.
      grepInvert: /@wide/,
    },
  ],
});
