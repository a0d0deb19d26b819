import { notFound } from '../../http/errors/fail.ts';
import { os } from '../../http/os.ts';
import { askerOf } from '../../records/asker.ts';
import { readPromo } from './readPromo.ts';

const FIND = 'select id from promo where code = $1::citext';

/** One promo by its code, whatever the case. 404. */
export const getPromoByCode = os.promos.getPromoByCode.handler(async ({ input, context }) => {
  const values = [input.params.promoCode];
  const [found] = await context.tx.query<{ id: string }>({ name: 'promo-by-code', text: FIND, values });
  if (!found) throw notFound();
  return { data: await readPromo(context.tx, found.id, askerOf(context)) };
});
