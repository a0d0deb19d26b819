import type { UserDetails } from '#contract/session.ts';
import { mobileLast4 } from '#domain/formats/mobile.ts';
import { fullName } from '#domain/people/fullName.ts';
import { lacksFactor } from '#domain/signIn/secondFactor.ts';
import type { SignedIn } from '../http/caller/loadUser.ts';
import type { RequestContext } from '../http/deps.ts';

/** The device id that the caller claims: a tag of the request, never a proof. */
export const deviceOf = ({ headers }: RequestContext): string | null => {
  const claimed = headers.get('signature')?.trim() ?? '';
  return /^[\w-]{1,100}$/.test(claimed) ? claimed : null;
};

/** A signed-in user as the portal keeps it; of the mobile number only the last four digits. */
export const presentUser = (user: SignedIn, deviceId: string | null): UserDetails => ({
  userId: user.userId,
  username: user.username,
  fullName: fullName(user),
  type: user.type,
  roles: user.roles,
  moduleAccessibility: user.moduleAccessibility,
  permissions: [...user.permissions],
  accessLevel: user.accessLevel,
  personId: user.personId,
  registrationCode: user.registrationCode,
  partnerId: user.partnerId,
  partnerName: user.partnerName,
  merchantId: user.primaryMerchantId,
  merchantName: user.primaryMerchantName,
  ...(user.accessLevel === 'MERCHANT' &&
    user.merchantIds.length > 1 && { merchantCount: user.merchantIds.length }),
  locationId: user.primaryCityId,
  locationName: user.primaryCityName,
  employeeCode: user.employeeCode,
  partnerBrandFlag: user.isPartnerBrand,
  deviceId,
  mobileLast4: user.mobileNumber && mobileLast4(user.mobileNumber),
  ...(user.factor && lacksFactor(user.factor) && { factorNeeded: true as const }),
});
