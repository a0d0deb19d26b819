import type pg from 'pg';
import type { Columns } from '../../db/columns/columnsOf.ts';
import type { Tx } from '../../db/context.ts';

const collator = new Intl.Collator('fil', { numeric: true });

/** A parent as it is called today: codes that the PSGC replaced still lead somewhere. `$n` or null. */
export const parent = (placeholder: string): string =>
  `coalesce((select new_id from place_superseded where old_id = ${placeholder}), ${placeholder})`;

/** Rows by name, "Barangay 2" before "Barangay 10". */
export const byName = async <T extends { name: string }>(
  tx: Tx,
  columns: Columns<T>,
  query: pg.QueryConfig,
): Promise<T[]> => (await columns.read(tx, query)).sort((a, b) => collator.compare(a.name, b.name));
