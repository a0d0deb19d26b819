import type { MachineAccount } from '#contract/finance/machineAccounts.ts';
import type { TakingResult } from '#contract/finance/takenPayments.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { decideKey, machineBody } from '#tests/support/machines.ts';

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
  /** Asks for a machine account, whose key counts for nothing yet. */
  const ask = async (of: Record<string, unknown> = {}) => {
    const body = machineBody(`System ${++made}`, `SYS_${made}`, of);
    const answer = await app.call('POST', '/api/machine-accounts', { as: 'it.support', body });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body.data as { account: MachineAccount; key: string };
  };
  const accountNow = async (id: string): Promise<MachineAccount> => {
    const { body } = await app.call('GET', '/api/machine-accounts', { as: 'it.support' });
    return body.data.list.find((one: MachineAccount) => one.id === id);
  };
  /** A machine account whose key a second person has confirmed. */
  const create = async (of: Record<string, unknown> = {}) => {
    const { account, key } = await ask(of);
    const { status, body } = await decideKey(app, account.approvalRequestId);
    if (status !== 200) throw new Error(JSON.stringify(body));
    // Setting up leaves no notices for tests that count theirs.
    await app.admin.query('delete from notice where link = $1', [`/approvals/${account.approvalRequestId}`]);
    return { account: await accountNow(account.id), key };
  };
  /** Calls something of a machine account in the version that stands. */
  const change = async (id: string, verb: '' | 'renew' | 'enable', body?: unknown, as = 'it.support') =>
    app.call('POST', `/api/machine-accounts/${id}${verb && `/${verb}`}`, {
      as,
      headers: { 'If-Match': String((await accountNow(id)).version) },
      ...(body === undefined ? {} : { body }),
    });
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
  return { key, store, storeOf, ask, create, accountNow, change, send, take, payment };
};
