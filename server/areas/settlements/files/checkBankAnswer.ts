import { withContext } from '../../../db/context.ts';
import { sessionEnded } from '../../../http/errors/fail.ts';
import { osUpload } from '../../../http/os.ts';
import { judgeFor, presentAnswer } from './judgeFor.ts';
import { readAnswer } from './readAnswer.ts';
import { mustBeReleased, readFile } from './readFile.ts';

/** What the bank's answer would do; nothing is written. No connection is held while it is read. 404, 422 rule_illegal_move, rule_file_not_valid. */
export const checkBankAnswer = osUpload.payoutFiles.checkBankAnswer.handler(async ({ input, context }) => {
  const { deps, user, requestId, language } = context;
  if (!user) throw sessionEnded();
  const known = await withContext(deps.pools, user.actor, requestId, (tx) => readFile(tx, input.params.id));
  mustBeReleased(known);
  const { rows, unknown } = await readAnswer(deps.files, input.body.file);
  const judged = await withContext(deps.pools, user.actor, requestId, (tx) => judgeFor(tx, known.id, rows));
  const { openCount } = known;
  return { data: presentAnswer(judged, { openCount, unknown, language }) };
});
