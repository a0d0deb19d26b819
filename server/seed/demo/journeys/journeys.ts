import { draftExpires } from '#domain/applicants/draftLife.ts';
import { referenceNumber } from '#domain/records/referenceNumber.ts';
import type { DemoArea } from '../area.ts';
import { insertNumbered, insertRows } from '../rows.ts';
import { drawJourney, type Journey } from './drawJourney.ts';

const COUNT = 240;
const DAYS = 110;
const DAY_MS = 86_400_000;
const REFERENCES = `select nextval('application_reference') as running from generate_series(1, $1)`;

const PARTNERS = `select id from partner where status = 'A' order by id limit 40`;
const KIND = `update applicant_course c set kind = j.kind from unnest($1::bigint[], $2::text[]) as j(id, kind)
  where c.draft_id = j.id and c.kind <> j.kind`;

const DRAFTS = {
  reference_number: 'text',
  mobile_number: 'text',
  language: 'text',
  state: 'text',
  reminders_sent: 'smallint',
  created_at: 'timestamptz',
  changed_at: 'timestamptz',
  expires_at: 'timestamptz',
  ended_at: 'timestamptz',
  existing_partner_id: 'bigint',
};
const EVENTS = {
  draft_id: 'bigint',
  kind: 'text',
  section: 'text',
  fields: 'text[]',
  seconds: 'integer',
  at: 'timestamptz',
};

/** Whom an open one reaches. Nobody is reminded of an application of the demo. */
const contact = (state: Journey['state'], mobile: () => string) =>
  state === 'OPEN'
    ? { mobile_number: mobile(), reminders_sent: 2 }
    : { mobile_number: null, reminders_sent: 0 };

/** Applications that people began by themselves, as far as the funnel knows of them: what was typed in them is nobody's. */
export const journeys: DemoArea = {
  seeded: 'from applicant_draft',
  seed: async ({ client, now, names }) => {
    const { random } = names;
    const begun = Array.from({ length: COUNT }, () => now.getTime() - random.next() * DAYS * DAY_MS);
    begun.sort((one, other) => one - other);
    const drawn = begun.map((at) => drawJourney(random, new Date(at), now));
    const { rows } = await client.query<{ running: string }>(REFERENCES, [COUNT]);
    const partners = await client.query<{ id: string }>(PARTNERS);
    const partner = () => random.pick(partners.rows).id;
    const drafts = drawn.map(({ kind, state, createdAt, changedAt, endedAt }, at) => ({
      reference_number: referenceNumber(BigInt(rows[at]?.running ?? '0'), createdAt),
      ...contact(state, names.mobile),
      language: random.chance(0.35) ? 'fil' : 'en',
      state,
      created_at: createdAt,
      changed_at: changedAt,
      expires_at: draftExpires(changedAt),
      ended_at: endedAt,
      existing_partner_id: kind === 'EXISTING' ? partner() : null,
    }));
    const ids = await insertNumbered(client, 'applicant_draft', DRAFTS, drafts);
    // What was typed, and the sheets, are nobody's: of what kind they were is all that is left.
    await client.query(KIND, [ids, drawn.map(({ kind }) => kind)]);
    const events = drawn.flatMap((journey, at) =>
      journey.events.map((event) => ({ ...event, draft_id: ids[at] ?? null })),
    );
    await insertRows(client, 'applicant_event', EVENTS, events);
  },
};
