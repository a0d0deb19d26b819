import type pg from 'pg';

/** What a restore without owners left to the migrator, as statements that give it back; nothing in a database that was not restored. */
const FIND = `
with parts (schema, owner) as (values ('audit', 'audit_owner'), ('pgboss', 'app_jobs'))
select format('alter table %s owner to %I', c.oid::regclass, owner) as statement, schema, owner
  from parts join pg_class c on c.relnamespace = to_regnamespace(schema) and c.relkind in ('r', 'p', 'v') where c.relowner <> to_regrole(owner)
union all select format('alter routine %s owner to %I', p.oid::regprocedure, owner), schema, owner
  from parts join pg_proc p on p.pronamespace = to_regnamespace(schema)
  where p.proowner <> to_regrole(owner) and (schema = 'pgboss' or p.prosecdef)
union all select format('alter type %s owner to %I', t.oid::regtype, owner), schema, owner
  from parts join pg_type t on t.typnamespace = to_regnamespace(schema) and t.typtype in ('e', 'd') where t.typowner <> to_regrole(owner)`;

/**
 * Gives the audit trail to audit_owner and the queue to app_jobs where a restore made them the migrator's: else the trail's functions
 * would run with the rights of the owner, and the queue could not change its own tables. Answers one line when it did.
 */
export const restoreOwners = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ statement: string; schema: string; owner: string }>(FIND);
  if (!rows.length) return [];
  const given = [...new Map(rows.map((row) => [row.schema, row])).values()];
  await client.query('begin');
  try {
    // Only somebody who may create in a schema can be given something there.
    for (const { schema, owner } of given) await client.query(`grant create on schema ${schema} to ${owner}`);
    for (const { statement } of rows) await client.query(statement);
    await client.query('revoke create on schema audit from audit_owner');
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return [`${rows.length} tables and functions given back to their owners after a restore`];
};
