import { afterEach, describe, expect, it } from 'vitest';
import { setTinRule, tinRule } from '#contract/tinRule.ts';
import { readPage } from './readPage.ts';

afterEach(() => {
  document.head.replaceChildren();
  setTinRule({});
});

describe('what the server wrote into the page', () => {
  it.each([
    ['<meta name="tin-branch-of-five" content="on" />', true],
    ['<meta name="tin-branch-of-five" content="off" />', false],
    ['', false],
  ])('%s: %s', (head, expected) => {
    document.head.innerHTML = head;
    readPage();
    expect(tinRule().branchOfFive).toBe(expected);
  });
});
