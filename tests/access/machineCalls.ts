// Written by hand from the specification and its decisions (money.md, "In and out"), and reviewed; never generated from the contract.
import { machineBody } from '../support/machines.ts';
import type { Admitted, Decided } from './decided.ts';
import type { Maker } from './sample.ts';

/** Whoever edits access roles keeps the keys of systems. */
const keepers: Admitted = { in: ['sales.admin', 'it.support'] };
/** A session of whoever is no key. */
const machines: Admitted = { in: 'nobody' };

/** As accountCalls.ts. */
export const MACHINE_CALLS: Readonly<Record<string, Admitted>> = {
  'machineAccounts.listMachineAccounts': keepers,
  'machineAccounts.createMachineAccount': keepers,
  'machineAccounts.renewMachineKey': keepers,
  'machineAccounts.editMachineAccount': keepers,
  'machineAccounts.enableMachineAccount': keepers,
  'takenPayments.takeTransactions': machines,
  'takenPayments.voidTransactions': machines,
};

const edits = [['UM_EDIT_ACCESS_ROLE']] as const;
const internal = { userType: 'INTERNAL' } as const;

/** As decidedCalls.ts. */
export const DECIDED_MACHINES: Readonly<Record<string, Decided>> = {
  'machineAccounts.listMachineAccounts': ['GET', '/api/machine-accounts', 'permission', edits, internal],
  'machineAccounts.createMachineAccount': ['POST', '/api/machine-accounts', 'permission', edits, internal],
  'machineAccounts.renewMachineKey': [
    'POST',
    '/api/machine-accounts/{id}/renew',
    'permission',
    edits,
    internal,
  ],
  'machineAccounts.editMachineAccount': ['POST', '/api/machine-accounts/{id}', 'permission', edits, internal],
  'machineAccounts.enableMachineAccount': [
    'POST',
    '/api/machine-accounts/{id}/enable',
    'permission',
    edits,
    internal,
  ],
  'takenPayments.takeTransactions': ['POST', '/api/transactions/batch', 'machine'],
  'takenPayments.voidTransactions': ['POST', '/api/transactions/batch/void', 'machine'],
};

const account =
  (sample: (row: { id: string; version: number }) => object): Maker =>
  async ({ app }) => {
    const { rows } = await app.admin.query<{ id: string; version: number }>(
      `insert into machine_account (name, source, products, all_partners, per_minute, payment_limit, day_limit, month_limit)
       values ('Sample ' || gen_random_uuid(), 'S' || upper(left(md5(gen_random_uuid()::text), 12)), '{HCPAY}', true, 10, 100, 100, 100)
       returning id, version`,
    );
    const [row] = rows;
    if (!row) throw new Error('No sample account');
    return sample(row);
  };
const versioned = ({ id, version }: { id: string; version: number }) => ({
  params: { id },
  headers: { 'If-Match': String(version) },
});

const { name: _, source: __, ...TERMS } = machineBody('', '');
let made = 0;
/** As sampleRequests.ts. */
export const MACHINE_SAMPLES: Readonly<Record<string, Maker>> = {
  'machineAccounts.createMachineAccount': () => ({
    body: machineBody(`Sample system ${++made}`, `SAMPLE_${made}`),
  }),
  'machineAccounts.renewMachineKey': account(versioned),
  'machineAccounts.editMachineAccount': account((row) => ({ ...versioned(row), body: TERMS })),
  'machineAccounts.enableMachineAccount': account((row) => ({
    ...versioned(row),
    body: { isEnabled: false },
  })),
  'takenPayments.takeTransactions': () => ({ body: { transactions: [{ reference: 'SAMPLE' }] } }),
  'takenPayments.voidTransactions': () => ({ body: { transactions: [{ reference: 'SAMPLE' }] } }),
};
