import { MOST_SALESROOMS } from '#contract/lookups.ts';
import { salesroomLabel } from '#domain/lookupLabels.ts';
import { os } from '../../http/os.ts';
import { contains, nameContains } from '../../lists/filters.ts';

interface Named {
  code: string;
  name: string;
}

// A store in application has no code yet.
const SALESROOMS =
  'select m.hsis_salesroom_code as code, m.name from merchant m where m.hsis_salesroom_code is not null';
const IN_ORDER = `order by m.name, m.hsis_salesroom_code limit ${MOST_SALESROOMS}`;
const FOUND = `and (${nameContains('m.search_name', '$1')} or m.hsis_salesroom_code ilike $2)`;
const OWNERS = 'select code, name from account_owner order by name, code';

/** The stores of the user's scope, by part of their name or code where it is given; of very many the first thousand. */
export const getSalesroomCodes = os.lookups.getSalesroomCodes.handler(async ({ input, context }) => {
  const { q } = input.query;
  const rows = await context.tx.query<Named>(
    q === undefined
      ? { name: 'salesrooms', text: `${SALESROOMS} ${IN_ORDER}` }
      : { text: `${SALESROOMS} ${FOUND} ${IN_ORDER}`, values: [q, contains(q)] },
  );
  return { data: { list: rows.map((row) => ({ ...row, label: salesroomLabel(row) })) } };
});

/** Staff who own partners or stores of the user's scope. */
export const getAccountOwners = os.lookups.getAccountOwners.handler(async ({ context }) => {
  const rows = await context.tx.query<Named>({ name: 'account-owners', text: OWNERS });
  return { data: { list: rows.map((row) => ({ ...row, label: row.name })) } };
});
