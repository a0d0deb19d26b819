import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_LIMIT } from '#contract/list.ts';
import { ROUTES } from '#domain/pages.ts';
import { dataProvider } from '../../../src/App.tsx';
import { UNSORTED } from '../../../src/components/admin/list/unsorted.ts';

const LISTS = ROUTES.flatMap(({ page, resource, first }) =>
  resource?.[1] === 'list' ? [{ page, resource: resource[0], first }] : [],
);
/** Lists that are no resource's first: rows that wait for somebody, and what happened. */
const OTHERS = [
  'jobs',
  'reviewQueue',
  'approvalList',
  'auditTrail',
  'retailerAssociateList',
  'userSessions',
  'userApprovals',
  'unusedRights',
  'noSignIn',
  'myStoreRequests',
  'jobTitleList',
  // Their rows lead elsewhere than their fields say.
  'disbursementReport',
  'settlementRuns',
  'payoutFileList',
  'certificateList',
  'owedCertificateList',
  'protectionList',
  'deliveryList',
];

describe('the first rows that the entry asks for', () => {
  beforeEach(() => history.replaceState(null, '', '/'));
  afterEach(() => vi.unstubAllGlobals());

  it.each(LISTS.filter(({ page }) => !OTHERS.includes(page)))(
    'of $page are what the list itself asks first',
    async ({ resource, first }) => {
      const fetched = vi.fn(async (_call: Request) => Response.json({ data: { list: [], total: 0 } }));
      vi.stubGlobal('fetch', fetched);
      const pagination = { page: 1, perPage: DEFAULT_LIMIT };
      await dataProvider.getList(resource, { pagination, sort: UNSORTED, filter: {} });
      const { pathname, search } = new URL(fetched.mock.lastCall?.[0].url ?? '');
      expect(first?.call).toBe(pathname + search);
    },
  );
});
