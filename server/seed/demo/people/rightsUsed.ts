import { manilaDate } from '#domain/day.ts';
import type { DemoArea } from '../area.ts';
import { switchAudit } from '../rows.ts';

// Their roles are as old as their accounts.
const OPENED = `update user_access_role h set given_at = null from user_account u where u.id = h.user_id and u.created_by = 'demo'`;
// Of four rights two are used every week, one was last used months ago, and one never. The head office has not signed in for a
// hundred days, and whoever has just been hired never did.
const INSERT = `insert into right_used (user_id, permission, day)
  select distinct r.user_id, r.permission, $1::date - back
  from user_right r
  cross join lateral (select abs(hashtext(r.user_id || r.permission)) as chance) c
  cross join lateral unnest(case c.chance % 4 when 0 then '{}' when 1 then array[100 + c.chance % 60] else array[1 + c.chance % 6, 8, 15, 120] end)
    as u(back)
  join user_account a on a.id = r.user_id and (a.username <> 'head.office' or back >= 100)`;

/** Which rights the people of the demo have used, so that the review of access tells something. */
export const rightsUsed: DemoArea = {
  seeded: 'from right_used',
  seed: async ({ client, now }) => {
    await switchAudit(client, ['user_access_role'], 'disable');
    await client.query(OPENED);
    await switchAudit(client, ['user_access_role'], 'enable');
    await client.query(INSERT, [manilaDate(now)]);
  },
};
