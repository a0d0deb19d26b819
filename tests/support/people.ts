import type { TestApp } from './app/app.ts';

/** A new account as somebody sends it: an accounting officer of the caller's partner, unless `more` says otherwise. */
export const newUser = (more: Record<string, unknown> = {}) => ({
  fullName: { firstName: 'Ana', middleName: 'Cruz', lastName: 'Reyes' },
  birthDate: '1990-05-17',
  contactNumber: { mobile: '0917 555 0199' },
  emailAddress: 'ana.reyes@example.test',
  jobTitle: 'Accounting Officer',
  ...more,
});

/** The token of the last invitation that was sent. */
export const lastInvitation = async (app: TestApp): Promise<string> => {
  const { rows } = await app.admin.query(
    `select body from outbox_message where body like '%/invitation#token=%' order by id desc limit 1`,
  );
  return /#token=([\w-]+)/.exec(rows[0]?.body ?? '')?.[1] ?? '';
};

/** Somebody of the staff, or of the first partner, with these roles and the password of the demo; answers the id. */
export const makePerson = async (
  app: TestApp,
  {
    username,
    roles,
    isExternal = false,
  }: { username: string; roles: readonly string[]; isExternal?: boolean },
): Promise<string> => {
  const { rows } = await app.admin.query(
    `insert into user_account (username, type, access_level, partner_id, first_name, last_name, email)
     select $1::text, $2, $3, case when $4 then partner_id end, initcap(split_part($1::text, '.', 1)), initcap(split_part($1::text, '.', 2)), $1::text || '@example.test'
     from user_account where username = 'partner.admin' returning id`,
    [username, isExternal ? 'EXTERNAL' : 'INTERNAL', isExternal ? 'PARTNER' : 'ALL', isExternal],
  );
  const id: string = rows[0].id;
  await app.admin.query(
    'insert into user_access_role (user_id, access_role_id) select $1, id from access_role where name = any ($2::citext[])',
    [id, roles],
  );
  await app.admin.query(
    `insert into credential (user_id, password_hash, changed_at)
     select $1, c.password_hash, c.changed_at from credential c join user_account u on u.id = c.user_id where u.username = 'it.support'`,
    [id],
  );
  return id;
};
