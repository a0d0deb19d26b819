import type { MachineAccount } from '#contract/finance/machineAccounts.ts';
import type { TakingResult } from '#contract/finance/takenPayments.ts';
import type { TestApp } from '#tests/support/app/app.ts';

interface Answer {
  taken: number;
  there: number;
  refused: number;
  results: TakingResult[];
}
interface Store {
  id: string;
  code: string;
  partnerId: string;
  partnerCode: string;
}

const STORE = `select m.id, m.hsis_salesroom_code as code, m.partner_id as "partnerId", p.hsis_code as "partnerCode"
  from merchant m join partner p on p.id = m.partner_id where m.partner_id = $1 and m.hsis_salesroom_code is not null order by m.id limit 1`;

/** What became of each, by its refusal where it was refused. */
export const codes = ({ data }: { data: Answer }) => data.results.map(({ result, code }) => code ?? result);

/** Systems that tell of payments in the first store of a partner. */
export const takingBench = async (app: TestApp, partnerId = 1) => {
  const storeOf = async (partner: number): Promise<Store> =>
    (await app.admin.query(STORE, [partner])).rows[0];
  const store = await storeOf(partnerId);
  let made = 0;
  const create = async (of: Record<string, unknown> = {}) => {
    const body = {
      ...{ name: `System ${++made}`, source: `SYS_${made}`, perMinute: 600 },
      transactionTypes: ['HCPAY', 'HOME_CREDIT_CARD'],
      ...of,
    };
    const answer = await app.call('POST', '/api/machine-accounts', { as: 'it.support', body });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body.data as { account: MachineAccount; key: string };
  };
  const { key } = await create();
  const send = async (path: string, transactions: unknown, as = key) => {
    const response = await fetch(`${app.url}/api/transactions/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${as}` },
      body: JSON.stringify({ transactions }),
    });
    const body = await response.json();
    return { status: response.status, body, headers: response.headers, data: body.data as Answer };
  };
  const take = (transactions: unknown, as?: string) => send('batch', transactions, as);
  const payment = (reference: string, of: Record<string, unknown> = {}) => ({
    ...{ reference, at: '2026-11-20T09:15:00+08:00', storeCode: store.code, partnerCode: store.partnerCode },
    ...{ transactionType: 'HCPAY', amount: '1234.50' },
    ...of,
  });
  return { key, store, storeOf, create, send, take, payment };
};
