import type pg from 'pg';
import { reminderMoments } from '#domain/applicants/draftLife.ts';
import { RESUME_PATH } from '#domain/applicants/resumePath.ts';
import { manilaDate } from '#domain/day.ts';
import { isLanguage, type Language } from '#domain/sentence.ts';
import { columnsOf, type Selected } from '../../../db/columns/columnsOf.ts';
import { moment, text } from '../../../db/columns/kinds.ts';
import type { Deps } from '../../../http/deps.ts';
import { inTransaction } from '../../../jobs/inTransaction.ts';
import { composeDraftReminder } from '../../../messages/composeDraft.ts';

const BATCH = 50;

interface Due {
  referenceNumber: string;
  mobileNumber: string;
  email: string | null;
  language: Language;
  expiresAt: Date;
}
const DUE = columnsOf<Due>('applicant_draft d')({
  referenceNumber: text('d.reference_number'),
  mobileNumber: text('d.mobile_number'),
  email: text('d.email'),
  language: text('d.language'),
  expiresAt: moment('d.expires_at'),
});
const DUE_BY = '(select count(*) from unnest($2::timestamptz[]) due where d.changed_at <= due)';
// Several servers do this: the count is set first, and only one of them sets it.
const MARK = `update applicant_draft d set reminders_sent = ${DUE_BY} where d.id in (
    select d.id from applicant_draft d where d.state = 'OPEN' and d.expires_at > $1 and d.reminders_sent < ${DUE_BY}
    order by d.changed_at limit ${BATCH} for update skip locked
  ) returning ${DUE.select}`;
const SEND = `insert into outbox_message (topic, channel, recipient, subject, body)
  select 'application', channel, recipient, subject, body
  from jsonb_to_recordset($1) as m(channel text, recipient text, subject text, body text) where recipient is not null`;

const messagesOf = (row: Due, page: string) => {
  const language = isLanguage(row.language) ? row.language : 'en';
  const { sms, subject, body } = composeDraftReminder(row.referenceNumber, manilaDate(row.expiresAt), page);
  return [
    { channel: 'sms', recipient: row.mobileNumber, body: sms[language] },
    { channel: 'email', recipient: row.email, subject: subject[language], body: body[language] },
  ];
};

/** Reminds whoever has not changed an application for 30 days, and for 80, by SMS and mail: once each, until it changes again. */
export const remindDrafts = async (pool: pg.Pool, deps: Pick<Deps, 'now' | 'config'>): Promise<void> => {
  const now = deps.now();
  const page = `${deps.config.publicUrl.replace(/\/$/, '')}${RESUME_PATH}`;
  const reminded = await inTransaction(pool, async (client) => {
    const { rows } = await client.query<Selected<Due>>(MARK, [now, reminderMoments(now)]);
    const messages = rows.map(DUE.present).flatMap((row) => messagesOf(row, page));
    if (messages.length) await client.query(SEND, [JSON.stringify(messages)]);
    return rows.length;
  });
  if (reminded === BATCH) await remindDrafts(pool, deps);
};
