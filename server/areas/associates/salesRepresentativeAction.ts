import { fail } from '../../http/errors/fail.ts';
import { os } from '../../http/os.ts';
import type { Work } from '../../records/lock/work.ts';
import { linkStores, unlinkStores } from './linkStores.ts';
import { lockStore, lockStores } from './lockStores.ts';

interface Serving {
  partnerId: string;
  employeeCode: string;
  stores: string[];
}

// The position and how to reach a representative are read of the employee; the name stands for one who has left.
const ADD = `insert into associate (partner_id, kind, employee_code, first_name, last_name, position, created_at, created_by, updated_at,
    updated_by)
  select $1, 'SALES', code, first_name, last_name, position, $3, $4, $3, $4 from employee where code = $2 and is_active
  on conflict (partner_id, employee_code) where kind = 'SALES' do update set updated_at = $3, updated_by = $4
  returning id`;
const FIND = `select id from associate where partner_id = $1 and employee_code = $2 and kind = 'SALES'`;
const REMOVE_IDLE = `delete from associate a where id = $1 and not exists (select from associate_merchant where associate_id = a.id)`;

const NOBODY = {
  en: 'There is no employee with this code, or they have left.',
  fil: 'Walang empleyadong may ganitong code, o umalis na siya.',
};
const NOT_THEIRS = {
  en: 'This sales representative does not serve the store.',
  fil: 'Hindi naglilingkod sa tindahan ang sales representative na ito.',
};

const unknown = (sentence: typeof NOBODY) =>
  fail('rule_employee_unknown', sentence, { fields: { employeeCode: sentence } });

const add = async ({ tx, user, deps }: Work, { partnerId, employeeCode, stores }: Serving): Promise<void> => {
  const values = [partnerId, employeeCode, deps.now(), user.username];
  const [made] = await tx.query<{ id: string }>({ name: 'add-representative', text: ADD, values });
  if (!made) throw unknown(NOBODY);
  await linkStores(tx, { partnerId, associateId: made.id }, stores);
};

const remove = async ({ tx }: Work, { partnerId, employeeCode, stores }: Serving): Promise<void> => {
  const values = [partnerId, employeeCode];
  const [found] = await tx.query<{ id: string }>({ name: 'find-representative', text: FIND, values });
  const count = found ? await unlinkStores(tx, found.id, stores) : 0;
  if (!found || count === 0) throw unknown(NOT_THEIRS);
  await tx.query({ name: 'remove-idle-representative', text: REMOVE_IDLE, values: [found.id] });
};

/**
 * Has one of the provider's people serve a store and more of its partner, or serve them no more. 404, 422 rule_not_editable,
 * rule_store_unknown, rule_employee_unknown.
 */
export const salesRepresentativeAction = os.associates.salesRepresentativeAction.handler(
  async ({ input, context }) => {
    const { params, body } = input;
    const store = await lockStore(context, params.id);
    const { partnerId } = store;
    const stores = [store.id, ...(await lockStores(context, partnerId, body.merchantIds))];
    const serving = { partnerId, employeeCode: body.employeeCode.trim(), stores };
    await (params.action === 'add' ? add(context, serving) : remove(context, serving));
    return { data: { done: true as const } };
  },
);
