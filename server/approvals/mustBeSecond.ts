import { approvalKind } from '#domain/review/approval.ts';
import type { Tx } from '../db/context.ts';
import type { SignedIn } from '../http/caller/loadUser.ts';
import type { Asking } from '../http/caller/noteRights.ts';
import { permit } from '../http/caller/permit.ts';
import { fail } from '../http/errors/fail.ts';
import { isAmong } from '../records/hands/isAmong.ts';
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

/**
 * Refuses whoever is not the second person of a request. 403 without the permission of its kind, 422 for its maker, by whichever of their
 * accounts.
 */
export const mustBeSecond = async (by: By & { tx: Tx }, request: StoredRequest): Promise<void> => {
  mustBeChecker(by, request);
  if (by.user.userId === request.makerId) throw fail('rule_own_request', OWN);
  if (await isAmong(by.tx, [request.maker], by.user)) throw fail('rule_own_request', SAME);
};

const HANDS = {
  en: 'You made or changed some of this yourself: somebody else has to confirm it. You may refuse it.',
  fil: 'Ikaw ang gumawa o nagbago ng ilan dito: iba ang dapat magkumpirma. Puwede mo itong tanggihan.',
};

/** 422 rule_own_request for whoever has a hand in the record of a request, by whichever of their accounts. */
export const refuseHands = async (tx: Tx, user: SignedIn, record: LockedRecord | null): Promise<void> => {
  if (record?.hands && (await isAmong(tx, record.hands, user))) throw fail('rule_own_request', HANDS);
};
