import type { RegistrationCode } from '#contract/people/registrationCodes.ts';
import type { Tx } from '../../../db/context.ts';
import { notFound } from '../../../http/errors/fail.ts';
import { CODE, FROM, shownAt } from './codeColumns.ts';

const READ = `select ${CODE.select} from ${FROM} where c.id = $1`;

/** One registration code as it stands at a moment; 404 when there is none. */
export const readCode = async (tx: Tx, id: string, now: Date): Promise<RegistrationCode> => {
  const [row] = await CODE.read(tx, { name: 'registration-code', text: READ, values: [id] });
  if (!row) throw notFound();
  return shownAt(now)(row);
};
