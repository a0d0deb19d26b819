import { addDays, manilaDate, manilaDayStart } from '#domain/day.ts';
import { quarterDays } from '#domain/settlement/certificates/quarter.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { id, size, text } from '../../../db/columns/kinds.ts';
import { queryOf } from '../../../settlement/run/queryOf.ts';
import type { DemoArea, Seeding } from '../area.ts';
import { insertFiles, type NewFile } from '../documents.ts';
import { type Columns, insertNumbered } from '../rows.ts';

const EXPECT = `select expect_certificates((select min(l.day) from disbursement_line l), (select max(r.day) from settlement_run r))`;

interface Owed {
  id: string;
  partnerId: string;
  payeeName: string;
  quarter: string;
  /** Centavos. */
  expected: number;
}
const FROM = 'owed_certificate c';
const OWED = columnsOf<Owed>(FROM)({
  id: id('c.id'),
  partnerId: id('c.partner_id'),
  payeeName: text('c.payee_name'),
  quarter: text('c.quarter'),
  expected: size('c.expected'),
});
const ALL = `select ${OWED.select} from ${FROM} order by c.quarter, c.id`;

const PAPER = {
  partner_id: 'bigint',
  owed_id: 'bigint',
  amount: 'bigint',
  received_on: 'date',
  file_id: 'bigint',
  note: 'text',
  replaces_id: 'bigint',
  reason: 'text',
  recorded_at: 'timestamptz',
  recorded_by: 'text',
} as const satisfies Columns;

/** One payee sent half of it, one a centavo too much, one a paper that had to be replaced; every fourth sent nothing yet. */
const PARTLY = 1;
const MORE = 2;
const REPLACED = 4;
const MISSING_EVERY = 4;
const BY = 'finance.officer';

interface Paper {
  owed: Owed;
  amount: number;
  note: string | null;
  reason: string | null;
  at: Date;
}

const amountOf = ({ expected }: Owed, n: number): number => {
  if (n === PARTLY) return Math.ceil(expected / 2);
  return n === MORE ? expected + 1 : expected;
};

/** What arrived by now, in the weeks after each quarter. */
const papersOf = (all: readonly Owed[], { names: { random }, now }: Seeding): Paper[] =>
  all.flatMap((owed, n) => {
    const day = addDays(quarterDays(owed.quarter).to, 5 + random.int(0, 14));
    const at = new Date(manilaDayStart(day).getTime() + random.int(9 * 60, 17 * 60) * 60_000);
    if (n % MISSING_EVERY === MISSING_EVERY - 1 || at >= now) return [];
    const note = n === MORE ? 'The payee rounds each month up' : null;
    return [{ owed, amount: amountOf(owed, n), note, reason: null, at }];
  });

const fileOf = ({ owed, at, reason }: Paper): NewFile => ({
  partnerId: owed.partnerId,
  merchantId: null,
  code: 'OWED_2307',
  purpose: 'owed-paper',
  label: `BIR 2307 ${owed.quarter}${reason ? ' corrected' : ''}`,
  owner: owed.payeeName,
  createdAt: at,
  createdBy: BY,
});

const insertPapers = async (
  { client }: Seeding,
  papers: readonly Paper[],
  replaced: readonly string[] = [],
): Promise<string[]> => {
  const files = await insertFiles(client, papers.map(fileOf));
  const rows = papers.map(({ owed, amount, note, reason, at }, n) => ({
    ...{
      partner_id: owed.partnerId,
      owed_id: owed.id,
      amount,
      received_on: manilaDate(at),
      file_id: files[n],
    },
    ...{ note, replaces_id: replaced[n] ?? null, reason, recorded_at: at, recorded_by: BY },
  }));
  return insertNumbered(client, 'owed_paper', PAPER, rows);
};

const DAY_MS = 86_400_000;

// Or nothing is owed: no quarter is over in which a top withholding agent withheld anything.
const SEEDED = `from settlement_run where exists (select from owed_certificate) or not exists (select from disbursement_line l
  where l.is_twa and l.day < (select date_trunc('quarter', max(r.day) + 1)::date from settlement_run r))`;

/** What top withholding agents owe us of the quarters that are over: most of it arrived, some is missing, one is less and one more. */
export const owedCertificates: DemoArea = {
  seeded: SEEDED,
  seed: async (seeding) => {
    const { client, now } = seeding;
    await client.query(EXPECT);
    const all = await OWED.read(queryOf(client), { text: ALL, values: [] });
    const papers = papersOf(all, seeding);
    const ids = await insertPapers(seeding, papers);
    const wrong = papers.findIndex(
      ({ owed, at }) => owed === all[REPLACED] && at.getTime() + DAY_MS < now.getTime(),
    );
    const [paper, former] = [papers[wrong], ids[wrong]];
    if (paper && former) {
      const again = {
        ...paper,
        at: new Date(paper.at.getTime() + DAY_MS),
        reason: 'The first one was not signed',
      };
      await insertPapers(seeding, [again], [former]);
    }
    await client.query('analyze owed_certificate, owed_paper');
  },
};
