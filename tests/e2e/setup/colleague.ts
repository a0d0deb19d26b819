import type { Page } from '@playwright/test';
import { expect, test as journey } from './journey.ts';

export { expect };

/** A journey with a second person: `colleague` is a tab in a browser of their own, signed in as the demo's second reviewer. */
export const test = journey.extend<{ colleague: Page }>({
  colleague: async ({ beside }, use) => use(await beside('sbo.second')),
});
