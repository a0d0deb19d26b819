import { dueDayOf, type Quarter, quarterDays } from '#domain/settlement/certificates/quarter.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { centavos, int, text } from '../../db/columns/kinds.ts';
import { os } from '../../http/os.ts';
import { QUARTER } from '../../settlement/certificates/withheld.ts';

interface Row {
  quarter: Quarter;
  count: number;
  tax: string;
}

const IN_FORCE = `(select c.quarter, count(*)::int as count, sum(c.tax)::bigint as tax from certificate_2307 c
  where not exists (select from certificate_2307 n where n.quarter = c.quarter and n.payee = c.payee and n.version > c.version)
  group by c.quarter) q`;
const ROW = columnsOf<Row>(IN_FORCE)({
  quarter: text('q.quarter'),
  count: int('q.count'),
  tax: centavos('q.tax'),
});
const READ = `select ${ROW.select} from ${IN_FORCE} order by q.quarter desc`;

// From the day of the first run on there is a quarter to look at, whether or not anything was withheld in it.
const SETTLED = `(select distinct ${QUARTER} as quarter from settlement_run l) q`;
const OF_RUNS = columnsOf<{ quarter: Quarter }>(SETTLED)({ quarter: text('q.quarter') });
const READ_SETTLED = `select ${OF_RUNS.select} from ${SETTLED}`;

/** The quarters of which the reader has certificates, and to staff those that were settled too; the latest first. */
export const listCertificateQuarters = os.certificates.listCertificateQuarters.handler(
  async ({ context }) => {
    const { tx, user } = context;
    const issued = await ROW.read(tx, { name: 'certificate-quarters', text: READ });
    const settled =
      user.type === 'INTERNAL'
        ? await OF_RUNS.read(tx, { name: 'settled-quarters', text: READ_SETTLED })
        : [];
    const known = new Map(issued.map((row) => [row.quarter, row]));
    const quarters = new Set([...known.keys(), ...settled.map(({ quarter }) => quarter)]);
    return {
      data: {
        list: [...quarters]
          .sort()
          .reverse()
          .map((quarter) => {
            const { count = 0, tax = '0.00' } = known.get(quarter) ?? {};
            return { quarter, ...quarterDays(quarter), dueDay: dueDayOf(quarter), count, tax };
          }),
      },
    };
  },
);
