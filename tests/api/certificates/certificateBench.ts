import type { Certificate, CertificateListed, CertificateStanding } from '#contract/finance/certificates.ts';
import { exportBench } from '#tests/api/lists/exportBench.ts';
import type { TestApp } from '#tests/support/app/app.ts';

const BASE = '/api/finance-management/certificates';
export const QUARTER = '2026-Q3';

/** Asks for certificates as the portal does. */
export const certificateBench = (app: TestApp) => {
  const get = (path = '', as = 'finance.officer', query: Record<string, string> = {}) =>
    app.call('GET', `${BASE}${path}`, { as, query });
  const post = (path: string, body: object, as = 'finance.officer', headers: Record<string, string> = {}) =>
    app.call('POST', `${BASE}${path}`, { as, body, headers });
  const standing = async (quarter = QUARTER): Promise<CertificateStanding> =>
    (await get('/standing', 'finance.officer', { quarter })).body.data;
  const one = async (id: string, as = 'finance.officer'): Promise<Certificate> =>
    (await get(`/${id}`, as)).body.data;
  /** What a payee has in force of the quarter. */
  const inForce = async (payeeTin: string, quarter = QUARTER): Promise<CertificateListed | undefined> =>
    (await get('', 'finance.officer', { payeeTin, quarter, state: 'CURRENT' })).body.data.list[0];
  const { ended } = exportBench(app);
  /** Orders a quarter and waits until it is issued. */
  const issueAll = async (quarter = QUARTER, as = 'finance.officer') => {
    const { body } = await post('/batches', { quarter }, as);
    return ended(as, body.data.jobId);
  };
  const download = async (id: string, as: string) => {
    const { accessToken } = await app.login(as);
    const response = await fetch(`${app.url}${BASE}/${id}/file`, {
      headers: { Authorization: `Bearer ${accessToken}` },
    });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  return { get, post, standing, one, inForce, issueAll, download };
};
