import type { PayeeStatement } from '#contract/finance/settlements.ts';
import { manilaDate } from '#domain/day.ts';
import { centavosOf, formatMoney } from '#domain/money.ts';
import { statementOf } from '#domain/settlement/statement.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { centavos, day, id, text } from '../../../db/columns/kinds.ts';
import { daysOf } from '../../../lists/byDays.ts';
import type { Work } from '../../../records/lock/work.ts';
import { readPayout } from '../getPayout.ts';

type Day = PayeeStatement['days'][number];
const FROM = 'payout o';
const DAY = columnsOf<Day>(FROM)({
  id: id('o.id'),
  day: day('o.day'),
  carryIn: centavos('o.carry_in'),
  nets: centavos('o.nets'),
  amount: centavos('o.amount'),
  carryOut: centavos('o.carry_out'),
  status: text('o.status'),
  bankReference: text('o.bank_reference'),
});
const CARRIED = columnsOf<{ carryOut: string }>(FROM)({ carryOut: centavos('o.carry_out') });
const PAYEE = 'o.partner_id = $1 and coalesce(o.merchant_id, 0) = coalesce($2::bigint, 0)';
const DAYS = `select ${DAY.select} from ${FROM} where ${PAYEE} and o.day between $3::date and $4::date order by o.id`;
const BEFORE = `select ${CARRIED.select} from ${FROM} where ${PAYEE} and o.day < $3::date order by o.id desc limit 1`;

const inCentavos = ({ carryIn, nets, amount, carryOut }: Day) => {
  const of = (pesos: string) => centavosOf(pesos) ?? 0n;
  return { carryIn: of(carryIn), nets: of(nets), amount: of(amount), carryOut: of(carryOut) };
};

/** The statement of the payee of a payout that the caller sees. 400 for no range of days, 404. */
export const readStatement = async (
  { tx, user, deps }: Pick<Work, 'tx' | 'user' | 'deps'>,
  payoutId: string,
  range: { from?: string | undefined; to?: string | undefined },
): Promise<PayeeStatement> => {
  const { from, to } = daysOf({ gte: range.from, lte: range.to }, manilaDate(deps.now()));
  const { partnerId, merchantId, payeeName } = await readPayout(tx, user, payoutId);
  const payee = [partnerId, merchantId, from];
  const [days, [before]] = await Promise.all([
    DAY.read(tx, { name: 'days-of-statement', text: DAYS, values: [...payee, to] }),
    CARRIED.read(tx, { name: 'carry-before-statement', text: BEFORE, values: payee }),
  ]);
  const sums = statementOf(days.map(inCentavos), centavosOf(before?.carryOut ?? '0') ?? 0n);
  const paid = days.filter(({ status }) => status === 'PAID').map(inCentavos);
  return {
    ...{ payeeName, partnerId, merchantId, from, to, days },
    ...{ opening: formatMoney(sums.opening), nets: formatMoney(sums.nets) },
    ...{ amount: formatMoney(sums.amount), closing: formatMoney(sums.closing) },
    paidAmount: formatMoney(paid.reduce((all, { amount }) => all + amount, 0n)),
  };
};
