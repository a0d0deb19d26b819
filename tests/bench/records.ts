import { applicationSource } from '#server/areas/applications/applicationSource.ts';
import { countStatement, rowsStatement } from '#server/lists/statements.ts';
import { partnerSearchSource } from '#server/records/partner/partnerSource.ts';
import { merchantSource } from '#server/records/store/merchantSource.ts';
import type { TestApp } from '../support/app/runApp.ts';
import { type Call, measureCall, withBulk } from './against.ts';
import type { Result } from './result.ts';
import { slowestUnder } from './slowest.ts';

const BULK = { partners: 5000, merchants: 50_000, people: true };
const ROWS = '5,000 partners and 50,000 stores';
const LIMIT = 21;

const PARTNERS = '/api/partners/v3/search';
const STORES = '/api/merchants';
const APPLICATIONS = '/api/partner-management/applications';

const partners = (query: string, filter: object, page: { sort: string; gather?: boolean }): Call => ({
  path: `${PARTNERS}?${query}`,
  statements: (asker) => {
    const source = partnerSearchSource(asker);
    return [countStatement(source, filter), rowsStatement(source, filter, { ...page, limit: LIMIT })];
  },
});
const stores = (query: string, filter: object, page: { sort: string; gather?: boolean }): Call => ({
  path: `${STORES}?${query}`,
  statements: (asker) => {
    const source = merchantSource(asker);
    return [countStatement(source, filter), rowsStatement(source, filter, { ...page, limit: LIMIT })];
  },
});
const applications = (query: string, filter: object, page: { sort: string; gather?: boolean }): Call => ({
  path: `${APPLICATIONS}?${query}`,
  statements: (asker) => {
    const source = applicationSource(asker);
    return [countStatement(source, filter), rowsStatement(source, filter, { ...page, limit: LIMIT })];
  },
});

const LISTS: readonly Call[] = [
  partners('tab=active&sort=-dtimeUpdated', { tab: 'active' }, { sort: '-dtimeUpdated' }),
  partners('q=crestline&tab=active', { q: 'crestline', tab: 'active' }, { sort: 'name', gather: true }),
  partners('q=000-800-123', { q: '000-800-123' }, { sort: 'name', gather: true }),
  stores('tab=active&sort=-dtimeUpdated', { tab: 'active' }, { sort: '-dtimeUpdated' }),
  stores('q=crestline+city', { q: 'crestline city' }, { sort: 'merchantName', gather: true }),
  stores('q=B104242', { q: 'B104242' }, { sort: 'merchantName', gather: true }),
  applications('tab=waiting', { tab: 'waiting' }, { sort: 'waiting' }),
  applications('sort=-name', {}, { sort: '-name' }),
];

const WHO = 'sbo.reviewer';

/** What the pages of the largest partner and of one of its stores ask for, each in one round. */
const pages = (storeId: string): readonly string[] => [
  '/api/partners/1',
  '/api/partner-management/get-details/1/partner/workflow',
  '/api/partner-management/get-details/1/business-details/workflow',
  '/api/partner-management/get-details/1/bank-details/workflow',
  '/api/partner-management/get-details/1/documents/workflow',
  '/api/partner-management/get-details/1/merchants/workflow',
  '/api/partner-management/timeline/1',
  `/api/merchants/${storeId}`,
  `/api/merchants/v3/merchant-details/${storeId}/summary`,
  `/api/partner-management/timeline/1?merchantId=${storeId}`,
];

/** Against a bare handler that runs nothing but the slowest statement under the call. */
const measurePages = async (app: TestApp): Promise<Result[]> => {
  const { rows } = await app.admin.query('select min(id) as id from merchant where partner_id = 1');
  const results: Result[] = [];
  for (const path of pages(rows[0].id)) {
    const slowest = await slowestUnder(app, WHO, path);
    const call: Call = { path, statements: () => [slowest] };
    const terms = { connections: 1, on: 'against the slowest statement under it', budget: 5 };
    results.push(await measureCall(app, WHO, call, terms));
  }
  return results;
};

/** Lists of partners, stores and applications against their floor, and the calls of record pages against their slowest statement. */
export const measureRecords = (): Promise<Result[]> =>
  withBulk(BULK, async (app) => {
    const results: Result[] = [];
    for (const call of LISTS)
      for (const connections of [1, 16])
        results.push(await measureCall(app, WHO, call, { connections, on: ROWS, budget: 2 }));
    return [...results, ...(await measurePages(app))];
  });
