import { payoutStatus } from '#domain/settlement/payoutStatus.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { flag, id } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { fail } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { moved, versionOf } from '../../http/versionOf.ts';
import { askForReturn, IS_RETURN_ASKED } from './files/payoutReturn.ts';
import { lockFile } from './files/readFile.ts';
import { readPayout } from './getPayout.ts';

interface Attempt {
  id: string;
  fileId: string;
  isAsked: boolean;
}
const FROM = 'payout o join payout_attempt a on a.payout_id = o.id and a.file_id = o.file_id';
const ATTEMPT = columnsOf<Attempt>(FROM)({
  id: id('a.id'),
  fileId: id('a.file_id'),
  isAsked: flag(IS_RETURN_ASKED),
});
const OPEN = `select ${ATTEMPT.select} from ${FROM} where o.id = $1`;
const readAttempt = async (tx: Tx, payoutId: string): Promise<Attempt | undefined> => {
  const [row] = await ATTEMPT.read(tx, { name: 'attempt-to-return', text: OPEN, values: [payoutId] });
  return row;
};

const NOT_OUT = {
  en: `Only a payout with the status “${payoutStatus.SENT.label.en}” or “${payoutStatus.PAID.label.en}” can come back.`,
  fil: `Ang payout na may status na “${payoutStatus.SENT.label.fil}” o “${payoutStatus.PAID.label.fil}” lang ang maibabalik.`,
};
const ASKED = {
  en: 'Its return waits for a second person already.',
  fil: 'Naghihintay na ng pangalawang tao ang pagbalik nito.',
};

/**
 * Asks a second person to confirm that the bank returned one payout, whether it was paid before or not. 404, 428, 409, 422 rule_illegal_move,
 * rule_request_open.
 */
export const recordPayoutReturn = os.settlements.recordPayoutReturn.handler(async ({ input, context }) => {
  const { tx, answer, user } = context;
  const version = versionOf(context);
  const payoutId = toId(input.params.id);
  // The file before its payouts, as its answers lock them.
  const seen = await readAttempt(tx, payoutId);
  if (seen) await lockFile(tx, seen.fileId);
  const payout = await readPayout(tx, user, input.params.id);
  if (payout.version !== version) throw moved(payout);
  const attempt = await readAttempt(tx, payoutId);
  if (!attempt || (payout.status !== 'SENT' && payout.status !== 'PAID'))
    throw fail('rule_illegal_move', NOT_OUT);
  if (attempt.isAsked) throw fail('rule_request_open', ASKED);
  const { reason } = input.body;
  await askForReturn(context, {
    fileId: attempt.fileId,
    answerId: null,
    items: [{ attemptId: attempt.id, reason }],
  });
  answer.status = 202;
  return { data: await readPayout(tx, user, payout.id) };
});
