import { fingerprintOf, matchColumns } from '#domain/imports/match/matchColumns.ts';
import type { Tx } from '../../db/context.ts';
import type { ImportKind } from '../importKind.ts';
import type { StoredColumn } from '../readImport.ts';

const RECALL = `select columns from import_mapping where owner_id = $1 and kind = $2 and fingerprint = $3`;

const REMEMBER = `insert into import_mapping (owner_id, kind, fingerprint, columns, used_at) values ($1, $2, $3, $4::jsonb, $5)
  on conflict (owner_id, kind, fingerprint) do update set columns = excluded.columns, used_at = excluded.used_at`;

/** A column as it stands in the file. */
export type Heading = Pick<StoredColumn, 'index' | 'header' | 'samples' | 'isHidden'>;

const headersOf = (columns: readonly Pick<StoredColumn, 'header'>[]): string[] =>
  columns.map(({ header }) => header);

/** Matches the columns of a file with the fields of a kind: as this user matched the same headers before, else by their names. */
export const placeColumns = async (
  tx: Tx,
  userId: string,
  kind: ImportKind,
  headings: readonly Heading[],
): Promise<StoredColumn[]> => {
  const headers = headersOf(headings);
  const [remembered] = await tx.query<{ columns: (string | null)[] }>({
    name: 'recall-mapping',
    text: RECALL,
    values: [userId, kind.id, fingerprintOf(headers)],
  });
  const known = new Set(kind.fields.map(({ key }) => key));
  if (remembered)
    return headings.map((heading, at) => {
      const field = remembered.columns[at] ?? null;
      return field !== null && known.has(field)
        ? { ...heading, field, how: 'remembered' }
        : { ...heading, field: null, how: null };
    });
  const matches = matchColumns(headers, kind.fields);
  return headings.map((heading, at) => ({
    ...heading,
    field: matches[at]?.field ?? null,
    how: matches[at]?.how ?? null,
  }));
};

/** Remembers how a person matched columns, for the next file with the same headers. */
export const rememberColumns = async (
  tx: Tx,
  userId: string,
  kind: ImportKind,
  columns: readonly StoredColumn[],
  now: Date,
): Promise<void> => {
  const fields = JSON.stringify(columns.map(({ field }) => field));
  const values = [userId, kind.id, fingerprintOf(headersOf(columns)), fields, now];
  await tx.query({ name: 'remember-mapping', text: REMEMBER, values });
};
