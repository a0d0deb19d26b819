import { and, asc, eq } from 'drizzle-orm';
import { accessRole } from '../../db/schema/tenants.ts';
import { os } from '../../http/os.ts';

/** Names of the access roles by alphabet, all or by the flags that are asked for; partners' people see the external ones only. */
export const getAccessRoleNames = os.session.getAccessRoleNames.handler(async ({ input, context }) => {
  const { isEnabled, isExternal } = input.query;
  const rows = await context.tx.db
    .select({ name: accessRole.name })
    .from(accessRole)
    .where(
      and(
        isEnabled === undefined ? undefined : eq(accessRole.isEnabled, isEnabled === 'true'),
        context.user.type === 'EXTERNAL' ? eq(accessRole.isExternal, true) : undefined,
        isExternal === undefined ? undefined : eq(accessRole.isExternal, isExternal === 'true'),
      ),
    )
    .orderBy(asc(accessRole.name));
  return { data: { list: rows.map((row) => row.name) } };
});
