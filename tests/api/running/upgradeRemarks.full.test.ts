import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseBefore, databaseBefore } from '#tests/support/app/databaseBefore.ts';

let database: DatabaseBefore;
const rows = (text: string) => database.rows(text);

// Handed in by one, again by another; the second of the two was edited after the remarks on it.
const BEFORE = `insert into partner (name, status, workflow_status, submitted_at, submitted_by, edited_at) values
    ('Again', 'INCOMPLETE', 'INCOMPLETE', '2026-03-01 02:00Z', 'colleague', null),
    ('Edited', 'INCOMPLETE', 'INCOMPLETE', '2026-01-01 02:00Z', 'first', '2026-02-02 02:00Z');
  insert into merchant (partner_id, name, status, submitted_at, submitted_by) values (1, 'Store', 'SUBMITTED', '2026-03-01 02:00Z', 'colleague');
  insert into application_event (partner_id, merchant_id, action, to_status, created_at, created_by) values
    (1, null, 'submit', 'SUBMITTED', '2026-01-01 02:00Z', 'first'), (1, 1, 'submit', 'SUBMITTED', '2026-01-01 02:00Z', 'first'),
    (1, null, 'resubmit', 'SUBMITTED', '2026-02-01 02:00Z', 'first'),
    (1, null, 'resubmit', 'SUBMITTED', '2026-03-01 02:00Z', 'colleague'), (1, 1, 'resubmit', 'SUBMITTED', '2026-03-01 02:00Z', 'colleague'),
    (2, null, 'submit', 'SUBMITTED', '2026-01-01 02:00Z', 'first');
  insert into review_remark (partner_id, section, field, message, created_at, created_by, resolved_at) values
    (1, 'contact-person', 'contactDetail.mobileNumber', 'Open', '2026-02-01 02:00Z', 'x', null),
    (1, 'documents', null, 'Settled', '2026-01-15 02:00Z', 'x', '2026-02-01 02:00Z'),
    (2, 'business-details', null, 'Open, edited since', '2026-02-01 02:00Z', 'x', null)`;

beforeAll(async () => {
  // Remarks are cleared by what is done about them.
  database = await databaseBefore('0019_answer_remarks.sql');
  await rows(BEFORE);
  await database.migrate();
});
afterAll(() => database.drop());

describe('a database from before remarks were answered', () => {
  it('gets the first date and applicant back, and keeps the last as its own', async () => {
    const expected = {
      submitted_at: new Date('2026-01-01T02:00:00Z'),
      submitted_by: 'first',
      resubmitted_at: new Date('2026-03-01T02:00:00Z'),
      resubmitted_by: 'colleague',
    };
    const columns = 'submitted_at, submitted_by, resubmitted_at, resubmitted_by';
    expect(await rows(`select ${columns} from partner where id = 1`)).toEqual([expected]);
    expect(await rows(`select ${columns} from merchant where id = 1`)).toEqual([expected]);
    expect(await rows(`select submitted_by, resubmitted_by from partner where id = 2`)).toEqual([
      { submitted_by: 'first', resubmitted_by: null },
    ]);
  });

  it('leaves a remark open unless the record was edited since, and what was settled settled', async () => {
    expect(
      await rows(`select message, field, outcome, resolved_at is null as open,
        section_state(partner_id, merchant_id, section) is distinct from state_then as changed from review_remark order by id`),
    ).toEqual([
      { message: 'Open', field: 'mobileNumber', outcome: null, open: true, changed: false },
      { message: 'Settled', field: null, outcome: null, open: false, changed: true },
      { message: 'Open, edited since', field: null, outcome: null, open: true, changed: true },
    ]);
  });
});
