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

/** Refuses whoever is not the second person of a request. 422 for its maker, 403 without the permission of its kind. */
export const mustBeSecond = (
  { deps, user }: Pick<Asking, 'deps'> & { user: SignedIn },
  request: StoredRequest,
): void => {
  if (user.userId === request.makerId) throw fail('rule_own_request', OWN);
  permit({ deps, user }, { access: 'permission', needs: { all: [[approvalKind[request.kind].checker]] } });
};

const HANDS = {
  en: 'You uploaded or changed some of this yourself: somebody else has to confirm it. You may refuse it.',
  fil: 'Ikaw ang nag-upload o nagbago ng ilan dito: iba ang dapat magkumpirma. Puwede mo itong tanggihan.',
};

/** 422 rule_own_request for whoever has a hand in the record of a request. */
export const refuseHands = ({ username }: SignedIn, record: LockedRecord | null): void => {
  const own = username.toLowerCase();
  if (record?.hands?.some((hand) => hand.toLowerCase() === own)) throw fail('rule_own_request', HANDS);
};
