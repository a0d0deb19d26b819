import type { Tx } from '../../db/context.ts';
import type { RequestContext } from '../../http/deps.ts';
import { composeSecondFactor, type SecondFactorEvent } from '../../messages/composeSecondFactor.ts';
import { recordEvent } from '../recordEvent.ts';
import { sendToUser } from '../sending/sendToUser.ts';

/** Records what happened to somebody's second factor, and tells them, so that what another did does not stay unseen. */
export const tellSecondFactor = async (
  tx: Tx,
  context: RequestContext,
  event: SecondFactorEvent,
  who: { userId: string; username: string },
  details: Record<string, string> = {},
): Promise<void> => {
  await recordEvent(tx, context, event, who, details);
  await sendToUser(tx, who.userId, composeSecondFactor(event, who.username), context.language);
};
