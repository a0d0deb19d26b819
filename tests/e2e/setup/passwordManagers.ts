import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Whether a field takes what is pasted into it: nothing stops it, and it stands there. */
const takesPaste = (page: Page, selector: string, text: string): Promise<string> =>
  page.locator(selector).evaluate((field: HTMLInputElement, pasted) => {
    field.focus();
    field.select();
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    const wanted = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data });
    if (!field.dispatchEvent(wanted)) return 'refused';
    // What the browser does with a paste that nobody has stopped.
    document.execCommand('insertText', false, pasted);
    return field.value;
  }, text);

/** One field that the phone may fill in from the message, and that takes a code as people copy it. */
export const takesCode = async (page: Page): Promise<void> => {
  const code = page.locator('main input:not([type=hidden])');
  await expect(code).toHaveCount(1);
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(await takesPaste(page, '#otp', ' 123 456 ')).toBe('123456');
};

/** What a manager of passwords looks for: fields by what they are, a username among them, and nothing that stops a paste. */
export const takesPasswords = async (page: Page, kinds: readonly string[]): Promise<void> => {
  const fields = page.locator('input[type=password]');
  await expect(fields.first()).toBeVisible();
  expect(await fields.evaluateAll((all) => all.map((one) => one.getAttribute('autocomplete')))).toEqual(
    kinds,
  );
  await expect(page.locator('input[autocomplete=username]')).toHaveCount(1);
  for (const id of await fields.evaluateAll((all) => all.map(({ id: one }) => one)))
    expect(await takesPaste(page, `[id="${id}"]`, 'Kinopya-Lihim-2026')).toBe('Kinopya-Lihim-2026');
};

/** Nothing to solve: no picture to read, no sum, no code of another page. */
export const asksNoPuzzle = async (page: Page): Promise<void> => {
  await expect(page.locator('main :is(canvas, iframe, object, embed)')).toHaveCount(0);
};
