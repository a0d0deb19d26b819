import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** A phone with its keyboard open: what is left of 360 × 740. */
const WITH_KEYBOARD = { width: 360, height: 440 };

/** Puts the focus on each control in turn, as the key Tab does, and says which the bars of the page hide altogether. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = [
      ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, summary)'),
    ];
    const covered: string[] = [];
    const isSeen = (element: HTMLElement): boolean => {
      // A box that a label is drawn around is small: the label is what shows the focus.
      const box = (element.closest('label') ?? element).getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
      return points.some(([x, y]) => {
        const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        return (
          top !== null &&
          (element.contains(top) || top.contains(element) || top.closest('label')?.contains(element)) &&
          !top.matches('main, body, html, .s-apply')
        );
      });
    };
    for (const direction of [all, all.toReversed()])
      for (const element of direction) {
        if (!element.checkVisibility()) continue;
        element.focus();
        // A list opens with the focus, moves the page to make room, and closes after it: no hand is faster.
        const isList = element.getAttribute('role') === 'combobox';
        await new Promise((done) => setTimeout(done, isList ? 150 : 20));
        await new Promise((done) => requestAnimationFrame(() => done(null)));
        if (document.activeElement === element && !isSeen(element))
          covered.push(element.id || (element.textContent ?? '').trim().slice(0, 40) || element.tagName);
      }
    return [...new Set(covered)];
  });

/** Targets under 24 × 24 pixels that do not stand in a line of text (WCAG 2.2, 2.5.8). */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>(':is(a[href], button, input, select, summary)')];
    return all
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => getComputedStyle(one).display !== 'inline')
      .map((one) => ({ one, box: (one.closest('label') ?? one).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(
        ({ one, box }) =>
          `${one.id || one.textContent?.trim()}: ${Math.round(box.width)} × ${Math.round(box.height)}`,
      );
  });

/** On a phone whose keyboard is open nothing that has the focus lies under a bar, and every target is large enough to be hit. */
export const isReachable = async (page: Page): Promise<void> => {
  const size = page.viewportSize();
  await page.setViewportSize(WITH_KEYBOARD);
  const { pathname } = new URL(page.url());
  expect.soft(await hidden(page), `${pathname}: focused and covered`).toEqual([]);
  expect.soft(await small(page), `${pathname}: too small to hit`).toEqual([]);
  if (size) await page.setViewportSize(size);
};
