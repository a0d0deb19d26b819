import { addDays, manilaDate } from '#domain/day.ts';
import type { DemoArea } from '../area.ts';

// Made by the first partner's administrator: one in use, one for a single store that was taken back.
const CODES = `insert into registration_code (partner_id, code, merchant_ids, job_title_ids, date_expires, max_uses, purpose, created_at, created_by,
    updated_at, updated_by, revoked_at, revoked_by)
  select u.partner_id, x.code, case when x.is_one_store then array[s.merchant_id] else '{}' end,
    array(select j.id from job_title j where j.name = any (x.titles::citext[]) order by j.id), $2::date, x.most, x.purpose,
    $1::timestamptz - x.days * interval '1 day', u.username, $1::timestamptz - x.days * interval '1 day', u.username,
    case when x.is_revoked then $1::timestamptz - interval '1 day' end, case when x.is_revoked then u.username::text end
  from (values
    ('7K3M9QZX2A', false, array['Cashier', 'Branch Manager'], 40, 'Staff of the stores, this quarter', 3, false),
    ('4TWD8H0RVE', true, array['Cashier'], 10, 'Seasonal cashiers', 20, true)
  ) as x(code, is_one_store, titles, most, purpose, days, is_revoked)
  join user_account u on u.username = 'partner.admin'
  join lateral (select s.merchant_id from user_merchant s join user_account m on m.id = s.user_id and m.username = 'store.manager' limit 1) s on true`;

/** Registration codes of the first partner. */
export const registrationCodes: DemoArea = {
  seeded: 'from registration_code',
  seed: async ({ client, now }) => {
    await client.query(CODES, [now, addDays(manilaDate(now), 60)]);
  },
};
