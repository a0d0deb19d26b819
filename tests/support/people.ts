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
