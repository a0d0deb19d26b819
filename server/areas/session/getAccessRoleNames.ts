import { os } from '../../http/os.ts';

const READ = `select name::text as name from access_role
  where ($1::boolean is null or is_enabled = $1) and ($2::boolean is null or is_external = $2) and (is_external or not $3)
  order by access_role.name`;

const flag = (asked: string | undefined): boolean | null => (asked === undefined ? null : asked === 'true');

/** Names of the access roles by alphabet, all or by the flags that are asked for; partners' people see the external ones only. */
export const getAccessRoleNames = os.session.getAccessRoleNames.handler(async ({ input, context }) => {
  const { isEnabled, isExternal } = input.query;
  const rows = await context.tx.query<{ name: string }>({
    name: 'access-role-names',
    text: READ,
    values: [flag(isEnabled), flag(isExternal), context.user.type === 'EXTERNAL'],
  });
  return { data: { list: rows.map((row) => row.name) } };
});
