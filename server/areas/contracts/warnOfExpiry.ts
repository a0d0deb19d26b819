import type pg from 'pg';
import { addDays, manilaDate } from '#domain/day.ts';
import { pathOf } from '#domain/pages.ts';
import { rolesGiving } from '#domain/permissions.ts';
import { daysLeft, EXPIRING_DAYS } from '#domain/records/contractState.ts';
import { columnsOf, type Selected } from '../../db/columns/columnsOf.ts';
import { text } from '../../db/columns/kinds.ts';
import type { Deps } from '../../http/deps.ts';
import { inTransaction } from '../../jobs/inTransaction.ts';
import { composeExpiring, type Expiring } from '../../messages/composeExpiring.ts';
import { TERM } from './contractColumns.ts';

const BATCH = 50;
type Ending = Omit<Expiring, 'daysLeft'>;
const ENDING = columnsOf<Ending>('partner_contract c, partner p')({
  number: text('c.number'),
  partner: text('p.name'),
  expiryDate: TERM.columns.expiryDate,
});
// Several servers do this: the mark is set first, and only one of them sets it.
const MARK = `update partner_contract c set warned_at = $1 from partner p
  where p.id = c.partner_id and c.id in (
    select w.id from partner_contract w join partner o on o.id = w.partner_id
    where w.warned_at is null and w.expiry_date between $2 and $3 and o.status in ('APPROVED', 'A', 'I', 'B')
    order by w.expiry_date, w.id limit ${BATCH} for update of w skip locked
  ) returning ${ENDING.select}`;

const HOLDERS = `select distinct u.id, u.email, language_of(u.id) as language from user_account u
  join user_access_role h on h.user_id = u.id join access_role r on r.id = h.access_role_id
  where u.status = 'ACTIVE' and u.type = 'INTERNAL' and r.is_enabled and r.name = any ($1::citext[]) order by u.id`;
// Mailed by itself, whatever people chose.
const NOTICE = `insert into notice (user_id, kind, params, link, created_at, mailed_at)
  select id, 'contract-expiring', $2, $4, $3, $3 from unnest($1::bigint[]) as id`;
const MAIL = `insert into outbox_message (topic, channel, recipient, subject, body)
  select 'contract', 'email', recipient, subject, body from jsonb_to_recordset($1) as m(recipient text, subject text, body text)`;

interface Holder {
  id: string;
  email: string | null;
  language: string | null;
}

const tell = async (client: pg.PoolClient, holders: readonly Holder[], about: Expiring, now: Date) => {
  const ids = holders.map(({ id }) => id);
  await client.query(NOTICE, [ids, JSON.stringify(about), now, pathOf('contractList')]);
  const { subject, body } = composeExpiring(about);
  const mails = holders.flatMap(({ email, language }) => {
    const spoken = language === 'fil' ? 'fil' : 'en';
    return email ? [{ recipient: email, subject: subject[spoken], body: body[spoken] }] : [];
  });
  await client.query(MAIL, [JSON.stringify(mails)]);
};

/** Tells the staff who look after contracts, once for each contract, that it ends within 60 days: by notice and by mail. */
export const warnOfExpiry = async (pool: pg.Pool, { now }: Pick<Deps, 'now'>): Promise<void> => {
  const at = now();
  const today = manilaDate(at);
  const left = await inTransaction(pool, async (client) => {
    const values = [at, today, addDays(today, EXPIRING_DAYS)];
    const { rows } = await client.query<Selected<Ending>>(MARK, values);
    if (!rows.length) return 0;
    const { rows: holders } = await client.query<Holder>(HOLDERS, [rolesGiving('CM_VIEW')]);
    for (const row of rows.map(ENDING.present))
      await tell(client, holders, { ...row, daysLeft: daysLeft(row.expiryDate, today) }, at);
    return rows.length;
  });
  if (left === BATCH) await warnOfExpiry(pool, { now });
};
