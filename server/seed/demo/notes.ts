import type { DemoArea } from './area.ts';
import { readPartners } from './read.ts';
import { type Columns, insertRows } from './rows.ts';

const NOTE = {
  partner_id: 'bigint',
  body: 'text',
  created_at: 'timestamptz',
  created_by: 'text',
} as const satisfies Columns;

const OF_ACTIVE = [
  'Called about the new terminals: delivery next week.',
  'Asked for a lower POS loan rate; told them that it takes a second approval.',
  'Head office moves at the end of the quarter. Ask for the new address.',
  'Nakausap ang accounting: sa ika-5 ng buwan sila nagpapadala ng BIR 2307.',
  'Store opening hours change in December.',
];
const OF_APPLICANTS = [
  'Visited the store: busy, well kept, next to the market.',
  'The signatory was abroad until Monday; call again.',
  'Owner asked how long the review takes. Told them about five working days.',
  'Tumawag ang may-ari tungkol sa BIR 2303.',
  'Same owner as another partner: compare the account names.',
];
const AUTHORS = ['sbo.reviewer', 'sbo.second', 'sales.admin', 'antifraud.reviewer'];
const SETTLED = ['A', 'I', 'B', 'C'];
const DAY_MS = 86_400_000;

/** What staff wrote beside partners: one to three lines for every second. */
export const notes: DemoArea = {
  seeded: 'from record_note',
  seed: async ({ client, names, now }) => {
    const { random } = names;
    const rows = (await readPartners(client)).flatMap(({ id, status, createdAt }, at) => {
      if (at > 1 && random.chance(0.5)) return [];
      const words = SETTLED.includes(status) ? OF_ACTIVE : OF_APPLICANTS;
      const from = random.int(0, words.length - 1);
      const age = Math.min(now.getTime() - createdAt.getTime(), 60 * DAY_MS);
      return Array.from({ length: random.int(1, 3) }, (_, n) => ({
        partner_id: id,
        body: words[(from + n) % words.length],
        created_at: new Date(now.getTime() - Math.round((age * (3 - n)) / 4)),
        created_by: random.pick(AUTHORS),
      }));
    });
    await insertRows(client, 'record_note', NOTE, rows);
  },
};
