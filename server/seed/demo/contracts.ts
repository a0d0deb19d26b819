import type pg from 'pg';
import { addDays, manilaDate } from '#domain/day.ts';
import { EXPIRING_DAYS } from '#domain/records/contractState.ts';
import type { DemoArea, Seeding } from './area.ts';
import { insertFiles } from './documents.ts';
import { type DemoPartner, readPartners } from './read.ts';
import { type Columns, insertRows } from './rows.ts';

const CONTRACT = {
  partner_id: 'bigint',
  number: 'text',
  start_date: 'date',
  expiry_date: 'date',
  signed_file_id: 'bigint',
  signed_at: 'timestamptz',
  signed_by: 'text',
  warned_at: 'timestamptz',
  created_at: 'timestamptz',
  created_by: 'text',
  updated_at: 'timestamptz',
  updated_by: 'text',
} as const satisfies Columns;

const DAYS = 1095;
const DAY_MS = 86_400_000;
const WITH_CONTRACT = ['APPROVED', 'A', 'I', 'B'];
/** Of the newest contracts of active partners, so many were not sent back yet. */
const UNSIGNED = 4;
/** Days that are left of some contracts; the rest end when their three years are over. */
const ENDING: Readonly<Record<number, number>> = { 4: 12, 10: 37, 16: 58, 22: -9 };

/** The first day of the contract that holds: three years each, since the day the partner began. */
const firstDay = ({ createdAt, startDate }: DemoPartner, n: number, today: string): string => {
  const left = ENDING[n];
  if (left !== undefined) return addDays(today, left - DAYS);
  let first = startDate ?? manilaDate(createdAt);
  while (addDays(first, DAYS) <= today) first = addDays(first, DAYS);
  return first;
};

interface Drawn {
  partner: DemoPartner;
  start: string;
  at: Date;
}

const NUMBER = `select nextval('partner_contract_number') as n`;

const numberOf = async (client: pg.ClientBase, { start }: Drawn): Promise<string> => {
  const { rows } = await client.query<{ n: string }>(NUMBER);
  return `CN-${start.slice(0, 4)}-${(rows[0]?.n ?? '').padStart(6, '0')}`;
};

/** When a contract came back signed: some days after it was drawn up, yesterday at the latest. */
const signedAt = ({ at }: Drawn, now: Date): Date =>
  new Date(Math.min(at.getTime() + 4 * DAY_MS, now.getTime() - DAY_MS));

/** The signed copies of contracts, as files. */
const insertCopies = async (
  { client, now }: Seeding,
  signed: readonly Drawn[],
): Promise<ReadonlyMap<Drawn, string>> => {
  const files = signed.map((one) => ({
    partnerId: one.partner.id,
    merchantId: null,
    code: 'CONTRACT',
    purpose: 'contract' as const,
    label: 'Signed partner contract',
    owner: one.partner.name,
    createdAt: signedAt(one, now),
    createdBy: 'sbo.second',
  }));
  const ids = await insertFiles(client, files);
  return new Map(signed.map((one, at) => [one, ids[at] ?? '']));
};

const asRow = (one: Drawn, number: string, file: string | null, now: Date) => {
  const signed = file ? { at: signedAt(one, now), by: 'sbo.second' } : null;
  // Whoever looks after contracts was told in time.
  const warnedAt = new Date(`${addDays(one.start, DAYS - EXPIRING_DAYS)}T00:00:00Z`);
  return {
    partner_id: one.partner.id,
    number,
    start_date: one.start,
    expiry_date: addDays(one.start, DAYS),
    signed_file_id: file,
    signed_at: signed?.at ?? null,
    signed_by: signed?.by ?? null,
    warned_at: warnedAt <= now ? warnedAt : null,
    created_at: one.at,
    created_by: 'sbo.reviewer',
    updated_at: signed?.at ?? one.at,
    updated_by: signed?.by ?? 'sbo.reviewer',
  };
};

/** The contracts of approved and active partners: most of them signed, three of them about to end, one over. */
export const contracts: DemoArea = {
  seeded: 'from partner_contract',
  seed: async (seeding) => {
    const { client, now } = seeding;
    const today = manilaDate(now);
    const partners = (await readPartners(client)).filter(({ status }) => WITH_CONTRACT.includes(status));
    const drawn: Drawn[] = partners
      .map((partner, n) => {
        const start = firstDay(partner, n, today);
        return { partner, start, at: new Date(`${start}T02:00:00Z`) };
      })
      .sort((one, other) => one.at.getTime() - other.at.getTime());
    const active = drawn.filter(({ partner }) => partner.status !== 'APPROVED');
    const copies = await insertCopies(seeding, active.slice(0, -UNSIGNED));
    const rows = [];
    for (const one of drawn) rows.push(asRow(one, await numberOf(client, one), copies.get(one) ?? null, now));
    await insertRows(client, 'partner_contract', CONTRACT, rows);
  },
};
