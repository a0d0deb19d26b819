import { manilaDate } from '#domain/day.ts';
import type { DemoArea } from '../area.ts';
import { switchAudit } from '../rows.ts';

const AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

// In the morning in Manila of each day on which they used a right, and once a week as long as they come at all; and shortly before
// whatever else they did.
const LOGINS = `insert into sign_in (user_id, what, at, agent, address)
  select u.id, 'LOGIN', did.at, $2, '203.0.113.' || 10 + u.id % 200
  from user_account u
  cross join lateral (
    select min(day.at) as at from (
      select (came.day + time '07:40' + abs(hashtext(u.id || came.day::text)) % 70 * interval '1 minute') at time zone 'Asia/Manila' as at
      from (
        select r.day from right_used r where r.user_id = u.id
        union select $3::date - back from generate_series(case u.username when 'head.office' then 101 else 3 end, 160, 7) as back
        where exists (select from user_access_role h where h.user_id = u.id)
      ) as came(day)
      union all select q.created_at - interval '12 minutes' from user_request q where q.created_by = u.username::text
      union all select e.created_at - interval '12 minutes' from application_event e where e.created_by = u.username::text
    ) as day where day.at between u.created_at and $1::timestamptz group by (day.at at time zone 'Asia/Manila')::date
  ) as did
  where u.created_by = 'demo'`;
// Now and then somebody mistypes the password first.
const FAILED = `insert into sign_in (user_id, what, at, agent, address)
  select user_id, 'LOGIN_FAILED', at - interval '40 seconds', agent, address from sign_in where abs(hashtext(user_id || at::text)) % 9 = 0`;
const LAST = `update user_account u set last_sign_in_at = s.at
  from (select user_id, max(at) as at from sign_in where what = 'LOGIN' group by user_id) s where s.user_id = u.id`;

/** When the people of the demo signed in: nobody used a right or asked for something without. */
export const signIns: DemoArea = {
  seeded: 'from sign_in',
  seed: async ({ client, now }) => {
    await client.query(LOGINS, [now, AGENT, manilaDate(now)]);
    await client.query(FAILED);
    await switchAudit(client, ['user_account'], 'disable');
    await client.query(LAST);
    await switchAudit(client, ['user_account'], 'enable');
  },
};
