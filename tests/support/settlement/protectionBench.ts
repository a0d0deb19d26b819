import type { ProtectionReceipt } from '#contract/finance/protection.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { FILES, uploadBench } from '#tests/support/documents/uploads.ts';

const BASE = '/api/home-credit-protect';
const OWE = `insert into protection_receipt (partner_id, month, line_count, store_count, gross, refunds, commission, tax_on_commission,
    withholding_tax, ewt, net)
  select p.id, $1::date, 3, 1, 1234550, 0, 30000, 3600, 600, 0, 1200950 from partner p
  where not exists (select from protection_receipt r where r.partner_id = p.id and r.month = $1::date) order by p.id limit 1
  returning id, partner_id as "partnerId"`;

interface Upload {
  as?: string;
  name?: string;
  content?: Uint8Array<ArrayBuffer>;
  reason?: string;
  version?: number;
  key?: string;
}

/** Protection receipts as finance handles them. */
export const protectionBench = (app: Pick<TestApp, 'admin' | 'call' | 'login' | 'url'>) => {
  const files = uploadBench(app);
  const ask = (path: string, as = 'finance.officer') => app.call('GET', `${BASE}${path}`, { as });
  const one = async (id: string): Promise<ProtectionReceipt> => (await ask(`/${id}`)).body.data;
  return {
    ask,
    one,
    list: async (query: string) => (await ask(query)).body.data,
    view: (id: string, query = '', as = 'finance.officer') =>
      files.get(`${BASE}/${encodeURIComponent(id)}/file${query}`, as),
    /** A receipt of a month (YYYY/MM), of a partner that has none of it. */
    owe: async (month: string): Promise<{ id: string; partnerId: string }> =>
      (await app.admin.query(OWE, [`${month.replace('/', '-')}-01`])).rows[0],
    /** In the version that holds, unless one is given. */
    upload: async (
      id: string,
      {
        as = 'finance.officer',
        name = 'receipt.pdf',
        content = FILES.pdf,
        reason,
        version,
        key,
      }: Upload = {},
    ) => {
      const form = new FormData();
      if (reason !== undefined) form.set('reason', reason);
      form.set('file', new File([content], name));
      const seen = version ?? (await one(id))?.version ?? 1;
      return files.post(`${BASE}/${id}/uploads`, form, as, {
        'If-Match': `"${seen}"`,
        'Idempotency-Key': key ?? crypto.randomUUID(),
      });
    },
  };
};
