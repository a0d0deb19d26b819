import { salesroomLabel } from '#domain/lookupLabels.ts';
import { os } from '../../http/os.ts';

interface Named {
  code: string;
  name: string;
}

// A store in application has no code yet.
const SALESROOMS = 'select code, name from salesroom where code is not null order by name, code';
const OWNERS = 'select code, name from account_owner order by name, code';

/** The stores of the user's scope. */
export const getSalesroomCodes = os.lookups.getSalesroomCodes.handler(async ({ context }) => {
  const rows = await context.tx.query<Named>({ name: 'salesrooms', text: SALESROOMS });
  return { data: { list: rows.map((row) => ({ ...row, label: salesroomLabel(row) })) } };
});

/** Staff who own partners or stores of the user's scope. */
export const getAccountOwners = os.lookups.getAccountOwners.handler(async ({ context }) => {
  const rows = await context.tx.query<Named>({ name: 'account-owners', text: OWNERS });
  return { data: { list: rows.map((row) => ({ ...row, label: row.name })) } };
});
