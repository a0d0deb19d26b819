import type pg from 'pg';
import { demoPlaces } from './demo/addresses.ts';
import { seedMerchants } from './demo/merchants.ts';
import { accountOwners } from './demo/owners.ts';
import { seedPartners } from './demo/partners.ts';
import { createDemoNames } from './demoNames.ts';
import { seedUsers } from './users.ts';

const SEED = 20_261_120;

/** Seeds the demo, area after area, inside the caller's transaction, unless there is a partner. Answers whether it did. */
export const seedDemo = async (client: pg.Client, now: Date): Promise<boolean> => {
  const { rowCount } = await client.query('select 1 from partner limit 1');
  if (rowCount) return false;
  const names = createDemoNames(SEED);
  const owners = accountOwners(names);
  const partners = await seedPartners(client, names, owners, now);
  await seedMerchants(client, names, partners, await demoPlaces(client, names.random), now);
  await seedUsers(client, { now });
  await client.query('analyze partner, merchant, user_account, access_role');
  return true;
};
