import { type UserRequestStatus, userRequestStatus } from '#domain/people/userRequests.ts';
import { each } from '#domain/sentence.ts';
import type { Tx } from '../../../db/context.ts';
import type { SignedIn } from '../../../http/caller/loadUser.ts';
import { fail } from '../../../http/errors/fail.ts';
import { isOneWithAny } from '../../../records/hands/isAmong.ts';
import type { PendingRequest } from './pendingRequest.ts';

const OWN = {
  en: 'You asked for this, are meant by it or brought it in: somebody else has to approve it.',
  fil: 'Ikaw ang humiling nito, ang tinutukoy nito o ang nagpasok nito: iba ang dapat mag-apruba.',
};

/** 422 rule_request_final for one that was decided or cancelled. */
export const mustWait = ({ status }: PendingRequest): void => {
  if (status === 'SUBMITTED') return;
  const was = each((language) =>
    userRequestStatus[status as UserRequestStatus].label[language].toLowerCase(),
  );
  throw fail('rule_request_final', {
    en: `This request is ${was.en} already.`,
    fil: `${was.fil} na ang hiling na ito.`,
  });
};

/** 422 rule_own_request for people with a part in it, by any of their accounts. */
export const mustBeAnothers = async (
  tx: Tx,
  { contributors }: PendingRequest,
  user: SignedIn,
): Promise<void> => {
  if (await isOneWithAny(tx, contributors, user)) throw fail('rule_own_request', OWN);
};
