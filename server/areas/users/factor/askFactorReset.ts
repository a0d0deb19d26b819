import { askedFactor, lacksFactor } from '#domain/signIn/secondFactor.ts';
import { writtenOf } from '../../../db/columns/columnsOf.ts';
import { namesOf, placesOf } from '../../../db/columns/definitionOf.ts';
import { text } from '../../../db/columns/kinds.ts';
import { fail } from '../../../http/errors/fail.ts';
import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { composeFactorAsked } from '../../../messages/composeSecondFactor.ts';
import { lockAccount } from '../../../signIn/lockAccount.ts';
import { sendToUser } from '../../../signIn/sending/sendToUser.ts';
import { tellDeciders } from '../asking/tellDeciders.ts';
import { readUser } from '../readUser.ts';
import { lostDevice } from './lostDevice.ts';

const SAID = writtenOf<{ reason: string; identification: string }>('user_request r')({
  reason: text('r.why'),
  identification: text('r.identification'),
});
const ASK = `insert into user_request (kind, user_id, status, created_at, created_by, updated_at, updated_by, ${namesOf(SAID)})
  values ('factor', $1, 'SUBMITTED', $2, $3, $2, $3, ${placesOf(SAID, 4)}) returning id`;
const OPEN = {
  en: 'This is asked for already: a colleague decides on it.',
  fil: 'Hiniling na ito: kasamahan ang magpapasya.',
};

const whenOpen = (error: unknown): never => {
  if ((error as { constraint?: unknown }).constraint === 'user_request_factor')
    throw fail('rule_request_open', OPEN);
  throw error;
};

/**
 * Asks a second person to take the second factor of an account away whose device is lost. Its owner is told at once, so that whoever
 * did not ask may object. 400, 404, 422 as `lostDevice`, rule_request_open.
 */
export const askFactorReset = os.userAccess.askFactorReset.handler(async ({ input, context }) => {
  const { tx, user, deps, language } = context;
  const at = deps.now();
  const id = toId(input.params.id);
  await lockAccount(tx, id);
  const account = await readUser(tx, id, at);
  const device = await lostDevice(context, account);
  const values = [id, at, user.username, ...Object.values(SAID.write(input.body))];
  const [made] = await tx.query<{ id: string }>({ name: 'ask-factor', text: ASK, values }).catch(whenOpen);
  await tellDeciders(tx, { asker: user.username, kind: 'factor', count: 1 }, at);
  await sendToUser(tx, id, composeFactorAsked(account.username ?? ''), language);
  const left = { ...device, chosen: 'none' as const, hasProviderFactor: false };
  const fallsBackTo = lacksFactor(left) ? 'setUp' : askedFactor(left) === 'sms' ? 'sms' : 'none';
  return { data: { requestId: made?.id ?? '', fallsBackTo, mobileLast4: account.mobileLast4 } };
});
