import { approvalKind } from '#domain/review/approval.ts';
import type { Tx } from '../db/context.ts';
import type { SignedIn } from '../http/caller/loadUser.ts';
import type { Asking } from '../http/caller/noteRights.ts';
import { permit } from '../http/caller/permit.ts';
import { fail } from '../http/errors/fail.ts';
import { samePerson } from '../records/hands/samePerson.ts';
import type { LockedRecord } from './kind.ts';
import type { StoredRequest } from './requestColumns.ts';

const OWN = {
  en: 'You asked for this yourself: somebody else has to decide. You may withdraw it.',
  fil: 'Ikaw ang humiling nito: iba ang dapat magpasya. Puwede mo itong bawiin.',
};

type By = Pick<Asking, 'deps'> & { user: SignedIn };

/** 403 without the permission of a request's kind. */
export const mustBeChecker = ({ deps, user }: By, { kind }: Pick<StoredRequest, 'kind'>): void =>
  permit({ deps, user }, { access: 'permission', needs: { all: [[approvalKind[kind].checker]] } });

const SAME = {
  en: 'Whoever asked for this has your mobile number or e-mail address: somebody else has to decide.',
  fil: 'Pareho kayo ng mobile number o e-mail ng humiling nito: iba ang dapat magpasya.',
};
const SAME_PERSON = `select from user_account maker, user_account me where maker.id = $1 and me.id = $2 and ${samePerson('maker', 'me')}`;

/**
 * Refuses whoever is not the second person of a request. 403 without the permission of its kind, 422 for its maker, by whichever of their
 * accounts.
 */
export const mustBeSecond = async (by: By & { tx: Tx }, request: StoredRequest): Promise<void> => {
  mustBeChecker(by, request);
  const { userId } = by.user;
  if (userId === request.makerId) throw fail('rule_own_request', OWN);
  const values = [request.makerId, userId];
  const same = await by.tx.query({ name: 'maker-decides', text: SAME_PERSON, values });
  if (same.length) throw fail('rule_own_request', SAME);
};

const HANDS = {
  en: 'You made or changed some of this yourself: somebody else has to confirm it. You may refuse it.',
  fil: 'Ikaw ang gumawa o nagbago ng ilan dito: iba ang dapat magkumpirma. Puwede mo itong tanggihan.',
};

/** 422 rule_own_request for whoever has a hand in the record of a request. */
export const refuseHands = ({ username }: SignedIn, record: LockedRecord | null): void => {
  const own = username.toLowerCase();
  if (record?.hands?.some((hand) => hand.toLowerCase() === own)) throw fail('rule_own_request', HANDS);
};
