import type { AuditedTable } from '../reader.ts';

export const accessRoleTables: readonly AuditedTable[] = [
  { table: 'access_role', record: 'accessRole', columns: { permissions: { words: 'permission' } } },
  {
    table: 'separation_rule',
    record: 'separationRule',
    columns: { one: { words: 'permission' }, other: { words: 'permission' } },
  },
];
