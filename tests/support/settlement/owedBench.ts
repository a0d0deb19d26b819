import type { OwedCertificate } from '#contract/finance/owedCertificates.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { FILES, uploadBench } from '#tests/support/documents/uploads.ts';

const BASE = '/api/finance-management/owed-certificates';
const OWE = `insert into owed_certificate (partner_id, quarter, payee, payee_name, line_count, store_count, commission, expected)
  select p.id, $1, lpad((900000000 + nextval('refund_id'))::text, 9, '0') || '00000', $2, 3, 1, $3::bigint * 50, $3
  from partner p order by p.id limit 1 returning id`;

interface Recorded {
  as?: string;
  name?: string;
  content?: Uint8Array<ArrayBuffer>;
  version?: number;
  key?: string;
  amount?: string;
  receivedOn?: string;
  note?: string;
  replaces?: string;
  reason?: string;
}

/** Certificates that are owed to us as finance handles them. */
export const owedBench = (app: Pick<TestApp, 'admin' | 'call' | 'login' | 'url'>) => {
  const files = uploadBench(app);
  const ask = (path: string, as = 'finance.officer') => app.call('GET', `${BASE}${path}`, { as });
  const one = async (id: string): Promise<OwedCertificate> => (await ask(`/${id}`)).body.data;
  return {
    ask,
    one,
    list: async (query = '') => (await ask(query)).body.data,
    view: (id: string, paperId: string, as = 'finance.officer') =>
      files.get(`${BASE}/${encodeURIComponent(id)}/file?paperId=${encodeURIComponent(paperId)}`, as),
    /** One of a payee of its own: 600.00 unless it is said, in centavos. */
    owe: async (quarter: string, name = 'Bench payee', expected = 60_000): Promise<string> =>
      (await app.admin.query(OWE, [quarter, name, expected])).rows[0].id,
    /** In the version that holds, unless one is given; all of 600.00 unless another amount is. */
    record: async (
      id: string,
      {
        as = 'finance.officer',
        name = '2307.pdf',
        content = FILES.pdf,
        version,
        key,
        ...told
      }: Recorded = {},
    ) => {
      const form = new FormData();
      const texts = { amount: '600.00', receivedOn: '2026-10-15', ...told };
      for (const [field, text] of Object.entries(texts)) form.set(field, text);
      form.set('file', new File([content], name));
      const seen = version ?? (await one(id))?.version ?? 1;
      return files.post(`${BASE}/${id}/papers`, form, as, {
        'If-Match': `"${seen}"`,
        'Idempotency-Key': key ?? crypto.randomUUID(),
      });
    },
  };
};
