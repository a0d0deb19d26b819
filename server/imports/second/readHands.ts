import type { Tx } from '../../db/context.ts';

const READ = `select array(select created_by union select jsonb_object_keys(editors)) as hands from import_job where id = $1`;

/** Everybody who has a hand in the rows of an import, by username: who uploaded them, mended or matched them. */
export const readHands = async (tx: Tx, importId: string): Promise<string[]> => {
  const [row] = await tx.query<{ hands: string[] }>({ name: 'import-hands', text: READ, values: [importId] });
  return row?.hands ?? [];
};

const IDS = 'select id::text from user_account where username = any ($1::citext[])';

/** The ids of people, as far as the caller may know them. */
export const idsOf = async (tx: Tx, usernames: readonly string[]): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>({ text: IDS, values: [usernames] });
  return rows.map(({ id }) => id);
};
