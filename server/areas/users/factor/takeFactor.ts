import { isSetUpAnew } from '#domain/people/factorReset.ts';
import { fail } from '../../../http/errors/fail.ts';
import { composeSecondFactor } from '../../../messages/composeSecondFactor.ts';
import { endAccess } from '../../../signIn/endAccess.ts';
import { noteSignIn } from '../../../signIn/noteSignIn.ts';
import { dropApp } from '../../../signIn/secondFactor/authenticatorApp.ts';
import { dropPasskeys } from '../../../signIn/secondFactor/passkeys.ts';
import { dropRecoveryCodes } from '../../../signIn/secondFactor/recoveryCodes.ts';
import { writeFactor } from '../../../signIn/secondFactor/writeFactor.ts';
import { sendToUser } from '../../../signIn/sending/sendToUser.ts';
import type { Caller } from '../asking/caller.ts';
import { accountToGive } from '../requests/accountToGive.ts';
import type { PendingRequest } from '../requests/pendingRequest.ts';
import { lostDevice } from './lostDevice.ts';

const LOST = 'SECOND_FACTOR_LOST';
const ANEW = {
  en: 'This person has set up a second factor since this was asked for: it is not the one that was lost.',
  fil: 'Nag-set up ang taong ito ng ikalawang patunay mula nang hilingin ito: hindi ito ang nawala.',
};
const EVENT = `select audit.record_event('${LOST}', 'user_account', $1, null, null)`;

/**
 * Takes a second factor and its recovery codes away, once that was approved; all by which somebody is in the account ends, and its owner
 * is told. Whoever has to prove twice gets a text message then, until they set up anew. 422 as `lostDevice`.
 */
export const takeFactor = async (context: Caller, request: PendingRequest): Promise<void> => {
  const { tx, user, deps, language } = context;
  const account = await accountToGive(tx, request, deps.now());
  const { id, username } = account;
  const device = await lostDevice(context, account);
  if (isSetUpAnew(device, request.askedAt)) throw fail('rule_no_second_factor', ANEW);
  await writeFactor(tx, { userId: id, username: user.username }, 'none', deps.now());
  await dropApp(tx, id);
  await dropPasskeys(tx, id);
  await dropRecoveryCodes(tx, id);
  await endAccess(tx, context, account, 'factor');
  await tx.query({ text: EVENT, values: [id] });
  if (username === null) return;
  await noteSignIn(tx, context, LOST, username);
  await sendToUser(tx, id, composeSecondFactor(LOST, username), language);
};
