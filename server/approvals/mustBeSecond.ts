import { approvalKind } from '#domain/review/approval.ts';
import type { SignedIn } from '../http/caller/loadUser.ts';
import type { Asking } from '../http/caller/noteRights.ts';
import { permit } from '../http/caller/permit.ts';
import { fail } from '../http/errors/fail.ts';
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

/** Refuses whoever is not the second person of a request. 403 without the permission of its kind, 422 for its maker. */
export const mustBeSecond = (by: By, request: StoredRequest): void => {
  mustBeChecker(by, request);
  if (by.user.userId === request.makerId) throw fail('rule_own_request', OWN);
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
