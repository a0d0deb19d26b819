import type pg from 'pg';
import type { Tx } from '../../db/context.ts';

const collator = new Intl.Collator('fil', { numeric: true });

/** A parent as it is called today: codes that the PSGC replaced still lead somewhere. `$n` or null. */
export const parent = (placeholder: string): string =>
  `coalesce((select new_id from place_superseded where old_id = ${placeholder}), ${placeholder})`;

/** Rows by name, "Barangay 2" before "Barangay 10". */
export const byName = async <R extends pg.QueryResultRow & { name: string }>(
  tx: Tx,
  query: pg.QueryConfig,
): Promise<R[]> => (await tx.query<R>(query)).sort((a, b) => collator.compare(a.name, b.name));
