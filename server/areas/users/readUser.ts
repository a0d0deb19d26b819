import type { User } from '#contract/people/users.ts';
import type { Tx } from '../../db/context.ts';
import { notFound } from '../../http/errors/fail.ts';
import { FROM, USER } from './userColumns.ts';
import { shownAt } from './userSource.ts';

const READ = `select ${USER.select} from ${FROM} where u.id = $1`;

/** One account as it is at a moment; 404 when there is none that the caller sees. */
export const readUser = async (tx: Tx, userId: string, now: Date): Promise<User> => {
  const [row] = await USER.read(tx, { name: 'user', text: READ, values: [userId] });
  if (!row) throw notFound();
  return shownAt(row, now);
};
