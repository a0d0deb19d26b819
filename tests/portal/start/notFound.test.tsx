import { screen, waitFor } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { say } from '#tests/support/portal/portalText.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const NONE = '999999999';
const LIST = '/partner-management/list';

describe('a page whose record is not there', () => {
  it.each([
    [`${LIST}/partners/${NONE}`, 'sales.admin'],
    [`${LIST}/applications/${NONE}/bank-details`, 'sales.admin'],
    [`${LIST}/merchants/${NONE}`, 'sales.admin'],
    [`${LIST}/partners/1/merchant-list/${NONE}`, 'sales.admin'],
    [`${LIST}/partners/1/bank-details`, 'other.partner'],
    [`${LIST}/partners/1/sales-representative/view/${NONE}`, 'sales.admin'],
    [`/approvals/${NONE}`, 'sales.admin'],
    ['/my-promos/PRO999999', 'loyalty.editor'],
    [`/batch-processing/partner?import=${NONE}`, 'sales.admin'],
    [`/access-role-management/${NONE}`, 'it.support'],
    [`/access-role-management/${NONE}/edit`, 'it.support'],
  ])('%s says so in its heading and in the browser’s title', async (path, as) => {
    await portal.show(path, { as });
    const title = say('errors.notFoundTitle');
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText(say('errors.notFound'))).toBeTruthy();
    await waitFor(() => expect(document.title).toBe(`${title} · ${say('shell.product')}`));
  });
});
