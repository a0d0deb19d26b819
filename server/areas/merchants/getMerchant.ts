import { notFound } from '../../http/errors.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { COLUMNS, FROM, present, type WholeMerchant } from './present.ts';

const READ = `select ${COLUMNS} from ${FROM} where m.id = $1`;

/** One store; 404 for an unknown one and for another's alike. */
export const getMerchant = os.merchants.getMerchant.handler(async ({ input, context }) => {
  const values = [toId(input.params.id)];
  const [row] = await context.tx.query<WholeMerchant>({ name: 'get-merchant', text: READ, values });
  if (!row) throw notFound();
  return { data: present(row) };
});
