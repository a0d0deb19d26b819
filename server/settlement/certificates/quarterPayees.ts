import type { PayeeKind } from '#domain/settlement/atc.ts';
import type { CertificateException } from '#domain/settlement/certificates/certificate.ts';
import { type Quarter, quarterDays } from '#domain/settlement/certificates/quarter.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, int, size, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { INCOME, PAYEE, QUARTER, WITHHELD } from './withheld.ts';

/** A payee of a quarter: what its lines of the quarter alone come to, in centavos, and whose record it is. */
export interface QuarterPayee {
  /** Root and branch of its TIN as one; without a TIN what names its record. */
  payee: string;
  kind: PayeeKind | null;
  /** The partner of its last line; `partnerCount` where there are several. */
  partnerId: string;
  partnerCount: number;
  /** The store whose own account it is; null where it is the partner's, or of several stores. */
  merchantId: string | null;
  name: string;
  income: number;
  tax: number;
  /** The version that is in force; 0 where none was issued. */
  version: number;
}

const last = (column: string) => `(array_agg(${column} order by l.day desc, l.id desc))[1]`;
const OF_QUARTER = `(select ${PAYEE} as payee, ${last('l.payee_kind')} as kind, ${last('o.partner_id')} as partner_id,
    count(distinct o.partner_id)::int as partner_count,
    case when count(distinct coalesce(o.merchant_id, 0)) = 1 then ${last('o.merchant_id')} end as merchant_id,
    ${last('coalesce(m.name, p.name)')} as name, sum(${INCOME})::bigint as income, sum(l.ewt)::bigint as tax
  from ${WITHHELD} where l.atc_code is not null and l.day between $1::date and $2::date group by 1) q
  left join lateral (select c.version from certificate_2307 c where c.payee = q.payee and c.quarter = $3
    order by c.version desc limit 1) c on true`;
const ROW = columnsOf<QuarterPayee>(OF_QUARTER)({
  payee: text('q.payee'),
  kind: text('q.kind'),
  partnerId: id('q.partner_id'),
  partnerCount: int('q.partner_count'),
  merchantId: id('q.merchant_id'),
  name: text('q.name'),
  income: size('q.income'),
  tax: size('q.tax'),
  version: int('coalesce(c.version, 0)'),
});
const READ = `select ${ROW.select} from ${OF_QUARTER} order by q.payee`;

/** Everybody from whom tax was withheld in a quarter, by payee. Of staff and jobs: others see their own lines alone. */
export const readQuarterPayees = (tx: Pick<Tx, 'query'>, quarter: Quarter): Promise<QuarterPayee[]> => {
  const { from, to } = quarterDays(quarter);
  return ROW.read(tx, { text: READ, values: [from, to, quarter] });
};

/** Whether a payee has a TIN: the key of one without names its record. */
const hasTin = (payee: string): boolean => /^\d{14}$/.test(payee);

/** Why a payee gets no certificate whatever its sums are; null where nothing keeps it from one. */
export const lacksOf = ({
  payee,
  kind,
}: Pick<QuarterPayee, 'payee' | 'kind'>): CertificateException | null => {
  if (!hasTin(payee)) return 'NO_TIN';
  return kind === null ? 'UNKNOWN_KIND' : null;
};

const PAST = `(select ${PAYEE} as payee, ${QUARTER} as quarter, sum(${INCOME})::bigint as income, sum(l.ewt)::bigint as tax
  from ${WITHHELD} where l.atc_code is not null and l.day < $1::date group by 1, 2) q`;
const OPEN = columnsOf<{ payee: string }>(PAST)({ payee: text('q.payee') });
const READ_OPEN = `select distinct ${OPEN.select} from ${PAST} where q.income <= 0 or q.tax <= 0`;

/** Payees with a quarter before this one that was not above zero: something may be carried into it. */
export const readMaybeCarried = async (
  tx: Pick<Tx, 'query'>,
  quarter: Quarter,
): Promise<ReadonlySet<string>> => {
  const rows = await OPEN.read(tx, { text: READ_OPEN, values: [quarterDays(quarter).from] });
  return new Set(rows.map(({ payee }) => payee));
};
