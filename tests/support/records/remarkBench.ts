import type { TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';

interface Remarked {
  merchantId?: string | null;
  section?: string;
  message?: string;
}

/** Remarks of a review in a test app: made as the database keeps them, answered and handed in again as people do. */
export const remarkBench = (app: TestApp) => ({
  remark: async (
    partnerId: string,
    { merchantId = null, section = 'documents', message = 'Mend this' }: Remarked = {},
  ): Promise<string> => {
    const { rows } = await app.admin.query(
      `insert into review_remark (partner_id, merchant_id, section, message, created_at, created_by)
        values ($1, $2, $3, $4, now(), 'sbo.reviewer') returning id`,
      [partnerId, merchantId, section, message],
    );
    return rows[0].id;
  },
  answer: (id: string, as: string, answer = 'It is right as it is.'): Promise<Answer> =>
    app.call('POST', `/api/partner-management/remarks/${id}/answer`, { as, body: { answer } }),
  resubmit: async (table: 'partner' | 'merchant', id: string, as: string): Promise<Answer> => {
    const { rows } = await app.admin.query(`select version from ${table} where id = $1`, [id]);
    const headers = { 'If-Match': String(rows[0]?.version) };
    const path = table === 'partner' ? 'partner-management' : 'merchants';
    return app.call('POST', `/api/${path}/resubmit/${id}`, { as, headers });
  },
  /** The remark as the database has it. */
  row: async (id: string) =>
    (
      await app.admin.query(
        'select answer, answered_by, outcome, resolved_at is not null as settled from review_remark where id = $1',
        [id],
      )
    ).rows[0],
});
