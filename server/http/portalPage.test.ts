import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { portalPage } from './portalPage.ts';
import { contentSecurityPolicy } from './securityHeaders.ts';

const page = readFileSync(join(import.meta.dirname, '..', '..', 'index.html'), 'utf8');
const contentOf = (html: string, setting: string) =>
  new RegExp(`<meta name="${setting}" content="(\\w+)"`).exec(html)?.[1];
const identityProvider = { issuer: 'https://id.example', clientId: 'a', clientSecret: 'b', acrValues: [] };

describe('the page as it is served', () => {
  it.each([
    ['tin-branch-of-five', { tinBranchOfFive: true, identityProvider: undefined }],
    ['company-sign-in', { tinBranchOfFive: false, identityProvider }],
  ] as const)('says whether %s is on, and nothing else of it changes', (setting, settings) => {
    expect(contentOf(page, setting)).toBe('off');
    expect(portalPage(page, { tinBranchOfFive: false, identityProvider: undefined })).toBe(page);
    const on = portalPage(page, settings);
    expect(contentOf(on, setting)).toBe('on');
    expect(contentSecurityPolicy(on)).toBe(contentSecurityPolicy(page));
    expect(on.length).toBe(page.length - 1);
  });
});
