import { expect } from 'vitest';
import type { TestApp } from '#tests/support/app/app.ts';
import { approvalBench, type Records } from './approvalBench.ts';

export const HOUR_MS = 3_600_000;
export const PARTNER: [Records, string] = ['partners', '1'];
export const STORE: [Records, string] = ['merchants', '1'];
export const OLD = '000011112222';
const NEW = '0000-3333-4444';

export const signatory = (firstName: string) => ({
  role: 'AUTHORIZED_SIGNATORY',
  fullName: { firstName, middleName: null, lastName: 'Muñoz' },
  birthDate: '1980-02-01',
  jobTitle: 'Treasurer',
  contactDetail: { mobileNumber: '0917 000 0001', landlineNumber: null, emailAddress: null },
});

const BANKS = `select b.id, b.name, min(r.id)::text as branch from bank b join bank_branch r on r.bank_id = b.id
  group by b.id order by b.id limit 2`;

/** Asks for other bank accounts of the first partner and its first store, both active, the partner with one account. */
export const bankBench = async (app: TestApp) => {
  const bench = approvalBench(app);
  const start = app.clock.now();
  const { rows: banks } = await app.admin.query<{ id: string; branch: string; name: string }>(BANKS);

  const reset = async (): Promise<void> => {
    app.clock.set(start);
    await bench.clear();
    const { admin } = app;
    await admin.query(`update partner set status = 'A', workflow_status = null where id in (1, 2)`);
    await admin.query(
      `update merchant set status = 'A', workflow_status = null, is_same_bank = true where id = 1`,
    );
    await admin.query('delete from bank_account where partner_id = 1');
    await admin.query(`delete from contact_person where partner_id = 1 and role = 'AUTHORIZED_SIGNATORY'`);
    await admin.query(
      `insert into bank_account (partner_id, bank_id, bank_branch_id, account_name, account_number, account_type)
       values (1, $1, $2, 'Bahay Corp.', $3, 'CURRENT')`,
      [banks[0]?.id, banks[0]?.branch, OLD],
    );
  };

  const account = (changes: object = {}) => ({
    bankId: banks[0]?.id,
    bankBranchId: banks[0]?.branch,
    accountName: 'Bahay Corp.',
    accountNumber: NEW,
    accountType: 'CURRENT',
    isPaymentsReceived: true,
    ...changes,
  });

  /** The stored numbers, in full. */
  const numbers = async (where = 'merchant_id is null'): Promise<string[]> =>
    (
      await app.admin.query<{ n: string }>(
        `select account_number as n from bank_account where partner_id = 1 and ${where} order by id`,
      )
    ).rows.map(({ n }) => n);

  const asked = async (as = 'sales.admin', body: unknown = { bankDetails: account() }, of = PARTNER) => {
    const { body: answer } = await bench.saveBank(as, of, body);
    expect(answer.data?.approvalRequestId, JSON.stringify(answer)).toEqual(expect.any(String));
    return answer.data.approvalRequestId as string;
  };

  const scheduled = async (...args: Parameters<typeof asked>) => {
    const id = await asked(...args);
    const { body } = await bench.decide('sbo.reviewer', 'approve', id);
    expect(body.data.state).toBe('SCHEDULED');
    return id;
  };

  return { ...bench, banks, reset, account, numbers, asked, scheduled };
};
