import type { Tx } from '../../../db/context.ts';

const READ = `select coalesce(array_agg(name::text), '{}') as roles from access_role
  where not is_external and is_enabled and 'UR_EDIT' = any (permissions)`;

/** The enabled roles of staff who decide on what users ask for. */
export const decidingRoles = async (tx: Tx): Promise<string[]> => {
  const [deciders] = await tx.query<{ roles: string[] }>({ name: 'deciding-roles', text: READ });
  return deciders?.roles ?? [];
};
