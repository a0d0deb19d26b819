import type { PayoutFileRow } from '#contract/finance/payoutFiles.ts';
import { isReleased } from '#domain/settlement/bank/payoutFileState.ts';
import type { Tx } from '../../../db/context.ts';
import { fail, notFound } from '../../../http/errors/fail.ts';
import { toId } from '../../../http/ids.ts';
import { FILE, FILE_FROM } from './payoutFileColumns.ts';

const FIND = `select ${FILE.select} from ${FILE_FROM} where f.id = $1`;
const LOCK = `${FIND} for no key update`;

/** One file for the bank. 404. */
export const readFile = async (tx: Tx, id: string): Promise<PayoutFileRow> => {
  const [row] = await FILE.read(tx, { name: 'read-payout-file', text: FIND, values: [toId(id)] });
  if (!row) throw notFound();
  return row;
};

/** The same, which nobody else answers until the transaction ends. 404. */
export const lockFile = async (tx: Tx, id: string): Promise<PayoutFileRow> => {
  const [row] = await FILE.read(tx, { name: 'lock-payout-file', text: LOCK, values: [toId(id)] });
  if (!row) throw notFound();
  return row;
};

const NOT_RELEASED = {
  en: 'The bank does not have this file: it was not released.',
  fil: 'Wala sa bangko ang file na ito: hindi ito na-release.',
};

/** 422 rule_illegal_move for a file that the bank does not have. */
export const mustBeReleased = ({ state }: PayoutFileRow): void => {
  if (!isReleased(state)) throw fail('rule_illegal_move', NOT_RELEASED);
};
