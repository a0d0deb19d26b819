import { screen, waitFor } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { applicationPages, said } from './applicationPages.ts';

let portal: Portal;
let page: ReturnType<typeof applicationPages>;
beforeAll(async () => {
  portal = await openPortal();
  page = applicationPages(portal);
});
afterEach(async () => {
  sessionStorage.clear();
  await portal.tidy();
});
afterAll(() => portal.close());

const hasList = async (): Promise<boolean> => {
  const { rows } = await portal.app.admin.query(
    `select p."values"->'skuTemplateDownloaded' as has from applicant_draft_part p
      join applicant_draft d on d.id = p.draft_id where d.reference_number = $1 and p.name = 'business'`,
    [page.own().reference],
  );
  return rows[0].has;
};
const open = async (shoppingmallPh: boolean) => {
  await page.openReview(1, { shoppingmallPh });
  await screen.findByRole('heading', { level: 1, name: said('step.review-application') });
};

describe('the list of products for Shoppingmall.ph', () => {
  it('is downloaded before the review by whoever wants to sell there, and asked for no more then', async () => {
    await open(true);
    await click(said('mall.button'));
    await screen.findByText(said('template.done', { name: 'list-of-products.xlsx' }));
    expect(portal.downloads.map(({ name }) => name)).toEqual(['list-of-products.xlsx']);
    await waitFor(async () => expect(await hasList()).toBe(true));
    await portal.reload();
    await screen.findByRole('heading', { level: 1, name: said('step.review-application') });
    expect(screen.queryByText(said('mall.title'))).toBeNull();
    await portal.reload('/self-service/branch-details/commodity');
    await screen.findByRole('button', { name: said('mall.again') });
  });

  it('is nothing to anybody else', async () => {
    await open(false);
    expect(screen.queryByText(said('mall.title'))).toBeNull();
    await portal.reload('/self-service/branch-details/commodity');
    await screen.findByRole('heading', { level: 1, name: said('step.branch-details-commodity') });
    expect(screen.queryByText(said('mall.title'))).toBeNull();
  });
});
