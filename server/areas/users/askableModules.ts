import { MODULES } from '#domain/access/modules.ts';
import type { UserType } from '#domain/permissions.ts';
import type { Tx } from '../../db/context.ts';

// What people of partners can get at all is what a role of partners opens.
const OPENED = `select coalesce(array_agg(distinct p.name), '{}') as names
  from access_role a cross join lateral unnest(a.permissions) as p(name) where a.is_external and a.is_enabled`;

/** Codes of the modules that somebody of this type may be given besides their roles: all that looks at something there is within reach. */
export const askableModules = async (tx: Tx, type: UserType): Promise<ReadonlySet<string>> => {
  const [opened] =
    type === 'EXTERNAL'
      ? await tx.query<{ names: string[] }>({ name: 'opened-to-partners', text: OPENED })
      : [];
  const isOpen = (permission: string) => type === 'INTERNAL' || (opened?.names.includes(permission) ?? false);
  return new Set(
    MODULES.filter(({ responsibilities }) => {
      const views = responsibilities.filter(({ eventType }) => eventType === 'VIEW');
      return views.length > 0 && views.every(({ permission }) => isOpen(permission));
    }).map(({ code }) => code),
  );
};
