import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** What fields of different names ask for, by the end of their path. Of all others the end is what they ask for. */
const MEANS: Readonly<Record<string, string>> = {
  businessType: 'kind',
  registeredBusinessName: 'business',
  merchantName: 'business',
  accountName: 'business',
  contactNumber: 'mobileNumber',
  email: 'emailAddress',
};

interface Asked {
  id: string;
  means: string;
  isEmpty: boolean;
}

/** The fields that the page asks for now: choices are one each, by the name that they share. */
const asked = async (page: Page): Promise<Asked[]> => {
  const found = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')];
    const shown = fields.filter((one) => one.checkVisibility() && (one.type === 'radio' || one.id !== ''));
    const ids = new Set(shown.map((one) => (one.type === 'radio' ? one.name : one.id)));
    const isEmpty = (id: string) =>
      shown
        .filter((one) => one.id === id || (one.type === 'radio' && one.name === id))
        .every((one) =>
          one.type === 'radio' || one.type === 'checkbox' ? !one.checked : one.value.trim() === '',
        );
    return [...ids].map((id) => ({ id, isEmpty: isEmpty(id) }));
  });
  return found.map(({ id, isEmpty }) => {
    const end = id.split('.').at(-1) ?? id;
    return { id, isEmpty, means: MEANS[end] ?? end };
  });
};

/**
 * Follows somebody through an application and holds what they typed in each step. Of a later step it says which fields ask again for what
 * was typed before and neither hold it nor offer it by a press.
 */
export class OnceAsked {
  private typed = new Set<string>();
  private readonly page: Page;
  /** What was offered and taken, for the test to know that there was something. */
  readonly offers: string[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  /** A step that was opened, before anything is typed in it. */
  async arrive(): Promise<void> {
    // A field that is looked for in a list is empty while it has the focus, whatever it holds.
    const unfocus = () => this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await unfocus();
    const again = async () =>
      (await asked(this.page)).filter(({ means, isEmpty }) => isEmpty && this.typed.has(means));
    for (let tries = 0; (await again()).length > 0 && tries < 8; tries += 1) {
      const offer = this.page.locator('main [data-offer]').first();
      if ((await offer.count()) === 0) break;
      this.offers.push((await offer.textContent()) ?? '');
      await offer.click();
      await unfocus();
    }
    const left = (await again()).map(({ id }) => id);
    expect
      .soft(left, `${new URL(this.page.url()).pathname} asks again for what was typed before`)
      .toEqual([]);
  }

  /** The step is done: what stands in it now was typed. */
  async leave(): Promise<void> {
    for (const { means, isEmpty } of await asked(this.page)) if (!isEmpty) this.typed.add(means);
  }
}
