import type { TestApp } from './app.ts';

/**
 * Runs a statement in the moment in which an import is ordered to be written, before any of its rows is: as somebody who is
 * faster than the worker would.
 */
export const onceOrdered = async (app: TestApp, importId: string, statement: string): Promise<void> => {
  const name = `once_ordered_${Number(importId)}`;
  await app.admin.query(`create function ${name}() returns trigger language plpgsql security definer as $$
    begin ${statement}; return null; end $$`);
  await app.admin.query(`create trigger ${name} after update on import_job for each row
    when (new.id = ${Number(importId)} and new.status = 'committing' and old.status <> 'committing') execute function ${name}()`);
};

/** A statement by which a partner of this code is there. */
export const takeCode = (code: string, name = 'Other Trading'): string =>
  `insert into partner (hsis_code, name, status) values ('${code}', '${name}', 'A') on conflict do nothing`;
