import { ofBoth } from '#domain/access/view/viewAs.ts';
import type { SignedIn } from '../loadUser.ts';
import type { Subject } from './subjectOf.ts';

/**
 * Whoever views, with the rights of both and the reach of whom they view as: a viewer is of the staff, whose reach has no bounds. The
 * name that trail and log know stays theirs. The database gives it nobody's own rows, and no write: one person's are not the other's.
 */
export const seenThrough = (viewer: SignedIn, subject: SignedIn, { userId }: Subject): SignedIn => ({
  ...viewer,
  type: subject.type,
  accessLevel: subject.accessLevel,
  roles: subject.roles,
  roleModules: subject.roleModules,
  moduleAccessibility: ofBoth(new Set(viewer.moduleAccessibility), subject.moduleAccessibility),
  permissions: new Set(ofBoth(viewer.permissions, subject.permissions)),
  partnerId: subject.partnerId,
  partnerName: subject.partnerName,
  isPartnerBrand: subject.isPartnerBrand,
  merchantIds: subject.merchantIds,
  primaryMerchantId: subject.primaryMerchantId,
  primaryMerchantName: subject.primaryMerchantName,
  primaryCityId: subject.primaryCityId,
  primaryCityName: subject.primaryCityName,
  view: { userId },
  actor: { ...subject.actor, userId: '', username: viewer.username, readsOnly: true },
});
