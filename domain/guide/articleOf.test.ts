import { describe, expect, it } from 'vitest';
import { NOT_FOUND, ROUTES } from '../pages.ts';
import { articleOf } from './articleOf.ts';
import { ARTICLE_ROWS, isArticle } from './articles.ts';

/** The guide explains itself. */
const GUIDE = ['guideList', 'guideArticle'];
const office = ROUTES.filter(
  ({ page, access }) => access !== 'public' && access !== 'otp-session' && !GUIDE.includes(page),
);

describe('the article of a page', () => {
  it.each(office.map((route) => [route.page, route] as const))('is there for %s', (_, route) => {
    expect(isArticle(articleOf(route) ?? undefined)).toBe(true);
  });

  it('is of the page itself before it is of its place in the menu', () => {
    expect(articleOf({ page: 'transactionRefund', menu: 'transactions' })).toBe('refunds');
    expect(articleOf({ page: 'transactionDetail', menu: 'transactions' })).toBe('payments');
  });

  it('is none for the guide, and for an address that is not known', () => {
    expect(articleOf({ page: 'guideList', menu: 'guide' })).toBeNull();
    expect(articleOf(NOT_FOUND)).toBeNull();
  });
});

describe('the articles', () => {
  it('have each address once, in small letters', () => {
    const links = ARTICLE_ROWS.map(({ link }) => link);
    expect(new Set(links).size).toBe(links.length);
    for (const link of links) expect(link).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('are known by their address alone', () => {
    expect(['refunds', 'Refunds', 'start', '', undefined].map(isArticle)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
