import { approvalKind, mayDecide } from '#domain/approval.ts';
import { fail } from '../../http/errors.ts';
import { permit } from '../../http/guard.ts';
import type { SignedIn } from '../../http/user.ts';
import type { StoredRequest } from './request.ts';

const OWN = {
  en: 'You asked for this yourself: somebody else has to decide. You may withdraw it.',
  fil: 'Ikaw ang humiling nito: iba ang dapat magpasya. Puwede mo itong bawiin.',
};

/** Refuses whoever is not the second person of a request. 422 for its maker, 403 without the permission of its kind. */
export const mustBeSecond = (user: SignedIn, request: StoredRequest): void => {
  if (mayDecide(user, request)) return;
  if (user.userId === request.makerId) throw fail('rule_own_request', OWN);
  permit(user, { access: 'permission', needs: { all: [[approvalKind[request.kind].checker]] } });
};
