import { deskQueue } from '#domain/desk/deskQueues.ts';
import { pathOf } from '#domain/pages.ts';
import { type MdrType, mdrType } from '#domain/records/mdrRates.ts';
import type { Language } from '#domain/sentence.ts';
import type { DeskQueue, FoundRow } from '../../desk/deskQueue.ts';

const NAME = 'unsettled';
// What no run has taken, though its day is closed: by partial indexes of just that.
const LAST = '(select max(day) from settlement_run)';
const LEFT = `(select t.id, t.merchant_id, t.product, t.day from payment_transaction t
    where t.line_id is null and t.status = 'POSTED' and t.day <= ${LAST}
  union all select t.id, r.merchant_id, t.product, r.day from refund r join payment_transaction t on t.id = r.transaction_id and t.day = r.day
    where r.line_id is null and r.status = 'SETTLED' and r.settled_day <= ${LAST})`;
const GROUPED = `(select min(x.id) as id, x.merchant_id, x.product, min(x.day) as day, count(*) as items from ${LEFT} x group by x.merchant_id, x.product) g`;
/** Since its first day is over. */
const AT = `(g.day + 1)::timestamp at time zone 'Asia/Manila'`;

const itemsOf = (product: MdrType, items: number, language: Language): string => {
  const counted = { en: items === 1 ? '1 item' : `${items} items`, fil: `${items} item` };
  return `${mdrType[product][language]} · ${counted[language]}`;
};

/** Stores of which closed days have left items of a product, as a rate, a tax kind or an account is missing; their page says which, and where it is mended. */
export const unsettledDesk: DeskQueue = {
  name: NAME,
  heldFor: ({ user, language }) => {
    if (user.type !== 'INTERNAL') return null;
    // The page shows what waits above its runs, and says so where nothing does when its address asks for that.
    const list = `${pathOf(deskQueue[NAME].page)}?waiting=all`;
    return {
      name: NAME,
      list,
      mayStep: true,
      set: (_, cap) => `select ${AT} as at from ${GROUPED} limit ${cap}`,
      first: (
        _,
        count,
      ) => `select g.id::text as id, m.name as title, g.product as about, g.items::text as other, ${AT} as at
        from ${GROUPED} join merchant m on m.id = g.merchant_id order by g.day, g.merchant_id, g.product limit ${count}`,
      present: ({ id, title, about, other, at }: FoundRow) => ({
        id,
        title,
        about: itemsOf(about as MdrType, Number(other), language),
        dtimeSince: at === null ? null : new Date(at).toISOString(),
        endDay: null,
        to: list,
      }),
    };
  },
};
