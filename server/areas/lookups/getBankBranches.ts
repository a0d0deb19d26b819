import { notFound } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { osAnyone } from '../../http/os.ts';

const BRANCHES = 'select id, code, name as label from bank_branch where bank_id = $1 order by code';

/** The branches of one bank; 404 for an unknown one. */
export const getBankBranches = osAnyone.lookups.getBankBranches.handler(async ({ input, context }) => {
  const values = [toId(input.params.bankId)];
  const [banks, list] = await Promise.all([
    context.tx.query({ name: 'bank', text: 'select id from bank where id = $1', values }),
    context.tx.query<{ id: string; code: string; label: string }>({
      name: 'bank-branches',
      text: BRANCHES,
      values,
    }),
  ]);
  if (!banks.length) throw notFound();
  return { data: { list } };
});
