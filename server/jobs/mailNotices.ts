import type pg from 'pg';
import { pathOf } from '#domain/pages.ts';
import { lastDigest, type NoticeWay } from '#domain/people/noticeTopics.ts';
import { isLanguage, type Language } from '#domain/sentence.ts';
import { columnsOf, type Selected } from '../db/columns/columnsOf.ts';
import { id, json, text } from '../db/columns/kinds.ts';
import { isOutside } from '../http/caller/isOutside.ts';
import type { Deps } from '../http/deps.ts';
import { composeDigest, composeNotice, type NoticeText } from '../messages/composeNotices.ts';
import type { NoticeKinds } from '../notices/noticeKind.ts';
import { inTransaction } from './inTransaction.ts';

interface Due {
  userId: string;
  email: string;
  type: 'INTERNAL' | 'EXTERNAL';
  language: string | null;
  way: Exclude<NoticeWay, 'portal'>;
  kind: string;
  params: unknown;
  link: string | null;
}
const DUE = columnsOf<Due>('notice n, user_account u, notice_choice c')({
  userId: id('n.user_id'),
  email: text('u.email'),
  type: text('u.type'),
  language: text('language_of(n.user_id)'),
  way: text('c.way'),
  kind: text('n.kind'),
  params: json('n.params'),
  link: text('n.link'),
});

/** About how many notices are read at once: whoever is reached by then is told of all of theirs in one mail. */
const BATCH = 500;
/** What is older is found in the portal alone. */
const OLDEST_DAYS = 7;
/** Whoever is in the portal reads it there first. */
const WAIT_SECONDS = 60;

// Several servers do this, one at a time: two would each mark a part of what somebody is told in one mail.
const LOCK = `select pg_try_advisory_xact_lock(hashtextextended('mail notices', 0)) as held`;
const MARK = `with due as (
    select n.id, c.topic from notice n
      join unnest($1::text[], $2::text[]) as k(kind, topic) on k.kind = n.kind
      join notice_choice c on c.user_id = n.user_id and c.topic = k.topic
      join user_account a on a.id = n.user_id and a.status = 'ACTIVE' and a.email <> ''
    where n.mailed_at is null and n.read_at is null and n.created_at >= c.since
      and n.created_at > $3::timestamptz - make_interval(days => ${OLDEST_DAYS})
      and n.created_at < case c.way when 'mail' then $3::timestamptz - make_interval(secs => ${WAIT_SECONDS}) when 'digest' then $4 end
    order by n.user_id fetch first ${BATCH} rows with ties for update of n
  ), marked as (
    update notice n set mailed_at = $3 from due where n.id = due.id returning n.id
  )
  select ${DUE.select} from marked join notice n on n.id = marked.id join due d on d.id = n.id
  join notice_choice c on c.user_id = n.user_id and c.topic = d.topic join user_account u on u.id = n.user_id order by n.user_id, n.id desc`;
const SEND = `insert into outbox_message (topic, channel, recipient, subject, body)
  select 'notice', 'email', recipient, subject, body from jsonb_to_recordset($1) as m(recipient text, subject text, body text)`;

interface Mail {
  recipient: string;
  subject: string;
  body: string;
}

const languageOf = ({ language }: Due): Language => (isLanguage(language) ? language : 'en');

const textOf = (kinds: NoticeKinds, publicUrl: string, due: Due): NoticeText | null => {
  const told = kinds.get(due.kind)?.tell(due.params, isOutside(due));
  if (!told) return null;
  const language = languageOf(due);
  const url = due.link && `${publicUrl}${due.link}`;
  return { title: told.title[language], body: told.body?.[language] ?? null, url };
};

const mailsOf = (kinds: NoticeKinds, publicUrl: string, rows: readonly Due[]): Mail[] => {
  const settings = `${publicUrl}${pathOf('settingsNotices')}`;
  const mails: Mail[] = [];
  for (const [, own] of Map.groupBy(rows, ({ userId, way }) => `${userId} ${way}`)) {
    const [first] = own;
    const texts = own.map((due) => textOf(kinds, publicUrl, due)).filter((text) => text !== null);
    if (!first || !texts.length) continue;
    const language = languageOf(first);
    const composed =
      first.way === 'digest'
        ? [composeDigest(texts, language, settings)]
        : texts.map((text) => composeNotice(text, language, settings));
    mails.push(...composed.map((mail) => ({ recipient: first.email, ...mail })));
  }
  return mails;
};

/**
 * Mails what people chose to be mailed and have not read: within minutes, or in one mail a morning. Each notice once, whatever
 * number of servers do this.
 */
export const mailNotices = async (
  kinds: NoticeKinds,
  pool: pg.Pool,
  deps: Pick<Deps, 'now' | 'config'>,
): Promise<void> => {
  const now = deps.now();
  const all = [...kinds.values()];
  const values = [all.map(({ name }) => name), all.map(({ topic }) => topic), now, lastDigest(now)];
  const count = await inTransaction(pool, async (client) => {
    const lock = await client.query<{ held: boolean }>(LOCK);
    if (!lock.rows[0]?.held) return 0;
    const { rows } = await client.query<Selected<Due>>(MARK, values);
    const mails = mailsOf(kinds, deps.config.publicUrl, rows.map(DUE.present));
    if (mails.length) await client.query(SEND, [JSON.stringify(mails)]);
    return rows.length;
  });
  if (count >= BATCH) await mailNotices(kinds, pool, deps);
};
