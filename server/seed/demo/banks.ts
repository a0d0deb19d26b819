import type pg from 'pg';
import type { DemoNames } from '../demoNames.ts';
import type { DemoArea } from './area.ts';
import { readPartners, readStores } from './read.ts';
import { type Columns, insertRows } from './rows.ts';

const ACCOUNT = {
  partner_id: 'bigint',
  merchant_id: 'bigint',
  bank_id: 'bigint',
  bank_branch_id: 'bigint',
  account_name: 'text',
  account_number: 'text',
  account_type: 'text',
  status: 'text',
  is_default: 'boolean',
  is_payments_received: 'boolean',
} as const satisfies Columns;

interface Branch {
  id: string;
  bank_id: string;
  city_id: string | null;
}

// The largest banks have branches in the look-up; businesses mostly use those.
const BRANCHES = `select r.id, r.bank_id, r.city_id from bank_branch r join bank b on b.id = r.bank_id
  where b.position <= 13 order by b.position, r.code`;

/** Draws branches, one in the city where there is one. */
export const drawBranches = async (client: pg.ClientBase) => {
  const { rows } = await client.query<Branch>(BRANCHES);
  const byCity = Map.groupBy(rows, (row) => row.city_id);
  return ({ random }: DemoNames, cityId: string | null): Branch =>
    random.pick((random.chance(0.7) ? byCity.get(cityId) : undefined) ?? rows);
};

interface Held {
  id: string;
  partnerId: string;
  name: string;
  status: string;
  cityId: string | null;
  isPartner: boolean;
}

/** The accounts of partners, and those of stores that have one of their own. */
export const banks: DemoArea = {
  seeded: 'from bank_account',
  seed: async ({ client, names }) => {
    const draw = await drawBranches(client);
    const stores = await readStores(client);
    const cities = new Map(stores.map(({ partnerId, cityId }) => [partnerId, cityId]));
    const holders: Held[] = [
      ...(await readPartners(client)).map((one) => ({
        ...one,
        partnerId: one.id,
        cityId: cities.get(one.id) ?? null,
        isPartner: true,
      })),
      ...stores.filter(({ isSameBank }) => !isSameBank).map((one) => ({ ...one, isPartner: false })),
    ];
    await insertRows(
      client,
      'bank_account',
      ACCOUNT,
      holders.map(({ id, partnerId, name, status, cityId, isPartner }) => {
        const branch = draw(names, cityId);
        return {
          partner_id: partnerId,
          merchant_id: isPartner ? null : id,
          bank_id: branch.bank_id,
          bank_branch_id: branch.id,
          account_name: name,
          account_number: names.bankAccountNumber(),
          account_type: names.random.chance(0.7) ? 'CURRENT' : 'SAVINGS',
          status: status === 'C' ? 'C' : 'A',
          is_default: true,
          is_payments_received: true,
        };
      }),
    );
  },
};
