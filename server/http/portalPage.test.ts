import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { portalPage } from './portalPage.ts';
import { contentSecurityPolicy } from './securityHeaders.ts';

const page = readFileSync(join(import.meta.dirname, '..', '..', 'index.html'), 'utf8');
const told = (html: string) => /<meta name="tin-branch-of-five" content="(\w+)"/.exec(html)?.[1];

describe('the page as it is served', () => {
  it('says whether a branch of five is taken, and nothing else of it changes', () => {
    expect(told(page)).toBe('off');
    expect(portalPage(page, { tinBranchOfFive: false })).toBe(page);
    const on = portalPage(page, { tinBranchOfFive: true });
    expect(told(on)).toBe('on');
    expect(contentSecurityPolicy(on)).toBe(contentSecurityPolicy(page));
    expect(on.length).toBe(page.length - 1);
  });
});
