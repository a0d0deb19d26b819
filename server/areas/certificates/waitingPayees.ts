import { certify } from '#domain/settlement/certificates/certify.ts';
import { monthsOf, type Quarter, quarterDays } from '#domain/settlement/certificates/quarter.ts';
import type { DeskPart } from '../../desk/deskPart.ts';
import { INCOME, PAYEE, QUARTER, WITHHELD } from '../../settlement/certificates/withheld.ts';

interface Found {
  /** Somebody waits who had no quarter that was not above zero: nothing is carried. */
  isSure: boolean;
  /** The others, each with what it was paid and what was withheld by quarter; centavos as text. */
  doubtful: { quarter: Quarter; income: string; tax: string }[][];
}

const NEXT_TIN = (after: string) => `(select tin_payee(l.payee_tin) from disbursement_line l
  where l.atc_code is not null and l.payee_tin is not null ${after} order by tin_payee(l.payee_tin) limit 1)`;

/**
 * Whether any payee of a quarter still waits for its first certificate. It steps from payee to payee along the index of withheld lines
 * instead of adding the quarter up, and reads the lines of those alone that have no certificate, until one is found for certain.
 */
export const waitingPayees = (quarter: Quarter): DeskPart<boolean> => {
  const { from, to } = quarterDays(quarter);
  return {
    sql: (bind) => {
      const [first, last, of] = [`${bind(from)}::date`, `${bind(to)}::date`, bind(quarter)];
      return `(with recursive tins as (select ${NEXT_TIN('')} as payee
          union all select ${NEXT_TIN('and tin_payee(l.payee_tin) > t.payee')} from tins t where t.payee is not null),
        unnamed as materialized (select l.id, l.day, ${PAYEE} as payee from ${WITHHELD}
          where l.atc_code is not null and l.payee_tin is null and l.day <= ${last}),
        paid as (select t.payee from tins t where exists (select from disbursement_line l
            where l.atc_code is not null and tin_payee(l.payee_tin) = t.payee and l.day between ${first} and ${last})
          union all select u.payee from unnamed u where u.day >= ${first}),
        judged as not materialized (select s.* from paid p cross join lateral (
            select bool_and(q.income > 0 and q.tax > 0) as is_sure, bool_or(q.quarter = ${of} and q.kind is not null) as is_known,
              jsonb_agg(jsonb_build_object('quarter', q.quarter, 'income', q.income::text, 'tax', q.tax::text)) as quarters
            from (select ${QUARTER} as quarter, sum(${INCOME})::bigint as income, sum(l.ewt)::bigint as tax,
                (array_agg(l.payee_kind order by l.day desc, l.id desc))[1] as kind
              from disbursement_line l where l.id in (select l.id from disbursement_line l
                  where l.atc_code is not null and tin_payee(l.payee_tin) = p.payee and l.day <= ${last}
                union all select u.id from unnamed u where u.payee = p.payee)
              group by 1) q) s
          where p.payee ~ '^\\d{14}$' and s.is_known
            and (select count(*) from certificate_2307 c where c.quarter = ${of} and c.payee = p.payee) = 0),
        sure as (select exists (select from judged where is_sure) as is_sure)
        select jsonb_build_object('isSure', is_sure, 'doubtful', case when is_sure then '[]' else
          (select coalesce(jsonb_agg(quarters), '[]') from judged) end) from sure)`;
    },
    present: ({ isSure, doubtful }: Found) =>
      isSure ||
      doubtful.some((sums) => {
        const judged = sums.map(({ quarter: one, income, tax }) => ({
          ...{ month: monthsOf(one)[0], atc: '', percent: null },
          ...{ income: BigInt(income), tax: BigInt(tax) },
        }));
        return certify(quarter, judged).isAboveZero;
      }),
  };
};
