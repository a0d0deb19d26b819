import type { CertificateExceptionRow, CertificateStanding } from '#contract/finance/certificates.ts';
import { manilaDate } from '#domain/day.ts';
import { formatMoney } from '#domain/money.ts';
import { certify } from '#domain/settlement/certificates/certify.ts';
import { dueDayOf, type Quarter, quarterDays, returnDayOf } from '#domain/settlement/certificates/quarter.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { centavos, int, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { os } from '../../http/os.ts';
import { payorOn } from '../../settlement/certificates/draftCertificates.ts';
import {
  lacksOf,
  type QuarterPayee,
  readMaybeCarried,
  readQuarterPayees,
} from '../../settlement/certificates/quarterPayees.ts';
import { readSums } from '../../settlement/certificates/readSums.ts';
import { INCOME, PAYEE, WITHHELD } from '../../settlement/certificates/withheld.ts';
import { MAIL_FAILED } from './certificateColumns.ts';
import { settledThrough } from './closedQuarter.ts';

const SHOWN = 100;

const BY_ATC = columnsOf<CertificateStanding['byAtc'][number]>(`${WITHHELD} group by l.atc_code`)({
  atc: text('l.atc_code'),
  payeeCount: int(`(count(distinct ${PAYEE}))::int`),
  total: centavos(`sum(${INCOME})::bigint`),
  tax: centavos('sum(l.ewt)::bigint'),
});
const READ_ATC = `select ${BY_ATC.select} from ${WITHHELD} where l.atc_code is not null and l.day between $1::date and $2::date
  group by l.atc_code order by l.atc_code`;

const ISSUED_FROM = 'certificate_2307 c';
const ISSUED = columnsOf<{ count: number; tax: string; mailed: number; mailFailed: number }>(ISSUED_FROM)({
  count: int('count(*)::int'),
  tax: centavos('coalesce(sum(c.tax), 0)::bigint'),
  mailed: int(`(count(*) filter (where exists (select from certificate_2307_mail x
    where x.certificate_id = c.id and x.failed_at is null)))::int`),
  mailFailed: int(`(count(*) filter (where ${MAIL_FAILED} is not null))::int`),
});
const READ_ISSUED = `select ${ISSUED.select} from ${ISSUED_FROM} where c.quarter = $1 and not exists (
  select from certificate_2307 n where n.quarter = c.quarter and n.payee = c.payee and n.version > c.version)`;

interface Judged {
  one: QuarterPayee;
  /** What a certificate would bear; with what was carried into it. */
  total: bigint;
  tax: bigint;
  why: CertificateExceptionRow['why'] | null;
}

/** The payees of a quarter with what each would get: only of those into which something may be carried more is read. */
const judge = async (tx: Tx, quarter: Quarter, payees: readonly QuarterPayee[]): Promise<Judged[]> => {
  const maybe = await readMaybeCarried(tx, quarter);
  const asked = payees.filter(({ payee, version }) => version === 0 && maybe.has(payee));
  const sums = asked.length
    ? await readSums(
        tx,
        asked.map(({ payee }) => payee),
        quarter,
      )
    : new Map();
  return payees.map((one) => {
    const known = sums.get(one.payee);
    const { total, tax } = known
      ? certify(quarter, known)
      : { total: BigInt(one.income), tax: BigInt(one.tax) };
    const isAboveZero = total > 0n && tax > 0n;
    return { one, total, tax, why: lacksOf(one) ?? (isAboveZero ? null : 'NOT_ABOVE_ZERO') };
  });
};

const sum = <T>(all: readonly T[], of: (one: T) => bigint): string =>
  formatMoney(all.reduce((so, one) => so + of(one), 0n));

const byName = (one: Judged, other: Judged): number => one.one.name.localeCompare(other.one.name, 'en');

/** How a quarter stands: its lines, what is issued of them, and who gets none and why. */
export const getCertificateStanding = os.certificates.getCertificateStanding.handler(
  async ({ input, context }) => {
    const { tx, deps } = context;
    const quarter = input.query.quarter as Quarter;
    const { from, to } = quarterDays(quarter);
    const [through, payor, payees, byAtc, [issued]] = await Promise.all([
      settledThrough(tx),
      payorOn(tx, manilaDate(deps.now())),
      readQuarterPayees(tx, quarter),
      BY_ATC.read(tx, { text: READ_ATC, values: [from, to] }),
      ISSUED.read(tx, { text: READ_ISSUED, values: [quarter] }),
    ]);
    const judged = await judge(tx, quarter, payees);
    const without = judged.filter(({ one }) => one.version === 0);
    const left = without.filter(({ why }) => why !== null).sort(byName);
    const open = without.filter(({ why }) => why === null);
    return {
      data: {
        ...{ quarter, from, to, dueDay: dueDayOf(quarter), returnDay: returnDayOf(quarter) },
        ...{ isClosed: through !== null && through >= to, settledThrough: through, hasPayor: payor !== null },
        ...{ payeeCount: payees.length, byAtc },
        total: sum(payees, ({ income }) => BigInt(income)),
        tax: sum(payees, ({ tax }) => BigInt(tax)),
        ...{ issuedCount: issued?.count ?? 0, issuedTax: issued?.tax ?? '0.00' },
        ...{ mailedCount: issued?.mailed ?? 0, mailFailedCount: issued?.mailFailed ?? 0 },
        ...{ openCount: open.length, openTax: sum(open, ({ tax }) => tax) },
        exceptionCount: left.length,
        exceptions: left.slice(0, SHOWN).flatMap(({ one, total, tax, why }) => {
          const { payee, name, partnerId, merchantId } = one;
          const sums = { total: formatMoney(total), tax: formatMoney(tax) };
          return why === null ? [] : [{ payee, name, why, partnerId, merchantId, ...sums }];
        }),
      },
    };
  },
);
