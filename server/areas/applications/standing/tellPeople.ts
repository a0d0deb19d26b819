import { recordPath } from '#domain/pages/recordPath.ts';
import { type ToldMove, toldOf } from '#domain/review/told.ts';
import { composeStopped } from '../../../messages/composeStopped.ts';
import { leaveWith } from '../../../notices/leaveWith.ts';
import type { Subject } from '../../../records/lock/subject.ts';
import type { Work } from '../../../records/lock/work.ts';
import { applicationNotices } from '../../../records/tell/applicationNotices.ts';

type About = Pick<Subject, 'partnerId' | 'merchantId' | 'name'>;

// Of a partner everybody, of a store its own people and who sees the whole partner.
const PEOPLE = `select u.username::text as username from user_account u
  where u.type = 'EXTERNAL' and u.status = 'ACTIVE' and u.partner_id = $1
    and ($2::bigint is null or u.access_level = 'PARTNER'
      or exists (select 1 from user_merchant m where m.user_id = u.id and m.merchant_id = $2))
  order by u.id`;
const MAIL = `insert into outbox_message (topic, channel, recipient, subject, body)
  select 'application', 'email', u.email, case language when 'fil' then $4 else $2 end, case language when 'fil' then $5 else $3 end
  from user_account u cross join lateral (select language_of(u.id) as language) l
  where u.username = any ($1::citext[]) and nullif(u.email, '') is not null order by u.id`;

const linkTo = ({ partnerId, merchantId }: About): string => recordPath({ partnerId, merchantId });

/** Tells the people of a record, by notice and mail, that it was stopped or goes on: in the words meant for them, else plainly. */
export const tellPeople = async (
  { tx, deps }: Work,
  about: About,
  move: ToldMove | 'activate',
  words: string | null,
): Promise<void> => {
  const values = [about.partnerId, about.merchantId];
  const people = await tx.query<{ username: string }>({ name: 'people-of-record', text: PEOPLE, values });
  const usernames = people.map(({ username }) => username);
  if (!usernames.length) return;
  const params = { move, name: about.name, told: words };
  await leaveWith(tx, {
    usernames,
    kind: applicationNotices['record-stopped'],
    params,
    link: linkTo(about),
    at: deps.now(),
  });
  const { subject, body } = composeStopped(move, about.name, toldOf(move, words));
  await tx.query({
    name: 'mail-people-of-record',
    text: MAIL,
    values: [usernames, subject.en, body.en, subject.fil, body.fil],
  });
};
