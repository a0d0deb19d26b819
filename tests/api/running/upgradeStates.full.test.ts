import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROW_STATES } from '#domain/importJobs/importStatus.ts';
import type { MessageStatus } from '#domain/messages/messageStatus.ts';
import { type DatabaseBefore, databaseBefore } from '#tests/support/app/databaseBefore.ts';

let database: DatabaseBefore;
const rows = (text: string) => database.rows(text);

// One import that was undone, where a row stayed because somebody had edited it, and one that nobody has undone.
const BEFORE = `insert into user_account (username, type, access_level, first_name, last_name) values ('maker', 'INTERNAL', 'ALL', 'Ana', 'Cruz');
  insert into import_job (kind, owner_id, created_by, file_name, file_size, file_sha256, status, version, counts)
    select 'partner', id, 'maker', 'a.csv', 1, 'x', s.status, 7, s.counts::jsonb from user_account, (values
      ('undone', '{"total": 3, "warning": 0, "reversed": 1, "kept": 1, "refused": 1}'),
      ('done', '{"total": 1, "warning": 0, "created": 1}')) s(status, counts);
  insert into import_verdict (import_id, row_no, state) values (1, 2, 'reversed'), (1, 3, 'kept'), (1, 4, 'refused'), (2, 2, 'created');
  insert into outbox_message (channel, recipient, body, status, kind) select 'email', 'a@example.com', 'kept', s.status, 'notice'
    from unnest(array['queued', 'sent', 'failed', 'kept']) s(status)`;
const IMPORTS = 'select version, counts from import_job order by id';
const TRAIL = `select count(*)::int as n from audit.entry where target = 'import_job'`;

let trail: unknown;

beforeAll(async () => {
  database = await databaseBefore('0027_rename_kept_states.sql');
  await rows(BEFORE);
  trail = await rows(TRAIL);
  await database.migrate();
});
afterAll(() => database.drop());

describe('a database from before states were no longer called "kept"', () => {
  it('says of a row that stayed that it was edited since, and counts it so', async () => {
    const states = await rows('select state from import_verdict order by import_id, row_no');
    expect(states.map(({ state }) => state)).toEqual(['reversed', 'editedSince', 'refused', 'created']);
    expect(await rows(IMPORTS)).toEqual([
      { version: 7, counts: { total: 3, warning: 0, reversed: 1, editedSince: 1, refused: 1 } },
      { version: 7, counts: { total: 1, warning: 0, created: 1 } },
    ]);
  });

  it('says of a message that nothing sent that it had no gateway', async () => {
    const messages = await rows('select status, body from outbox_message order by id');
    expect(messages.map(({ status }) => status)).toEqual(['queued', 'sent', 'failed', 'noGateway']);
    expect(new Set(messages.map(({ body }) => body))).toEqual(new Set(['kept']));
  });

  it('accepts every state, and the old word no more', async () => {
    for (const status of ['queued', 'sent', 'failed', 'noGateway'] satisfies MessageStatus[])
      await rows(`update outbox_message set status = '${status}'`);
    for (const state of ROW_STATES) await rows(`update import_verdict set state = '${state}'`);
    await expect(rows(`update outbox_message set status = 'kept'`)).rejects.toThrow(/status_check/);
    await expect(rows(`update import_verdict set state = 'kept'`)).rejects.toThrow(/state_check/);
  });

  it('tells the trail of imports nothing: nobody has changed them, and the next change is told', async () => {
    expect(await rows(TRAIL)).toEqual(trail);
    await rows(`update import_job set file_name = 'b.csv' where id = 1`);
    expect(await rows(TRAIL)).not.toEqual(trail);
  });
});
