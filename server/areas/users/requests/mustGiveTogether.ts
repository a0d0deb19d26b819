import { type GivenRole, lackedOf } from '#domain/access/givenRoles.ts';
import { PERMISSION_NAMES } from '#domain/access/permissionNames.ts';
import type { Permission } from '#domain/permissions.ts';
import { each } from '#domain/sentence.ts';
import type { SignedIn } from '../../../http/caller/loadUser.ts';
import { fail } from '../../../http/errors/fail.ts';
import { mustGive } from '../invitations/readPost.ts';
import type { PendingRequest } from './pendingRequest.ts';

/**
 * 422 rule_role_not_given for a role that the two do not give together: of staff, one of them holds all that it opens; of a partner's
 * people, the one who decides gives it.
 */
export const mustGiveTogether = (
  user: SignedIn,
  { isLacked }: Pick<PendingRequest, 'isLacked'>,
  role: GivenRole,
): void => {
  mustGive(user, role);
  if (!isLacked) return;
  const rights = each((language) =>
    lackedOf(user.permissions, role)
      .map((permission) => PERMISSION_NAMES[permission as Permission][language])
      .join(', '),
  );
  throw fail('rule_role_not_given', {
    en: `The role ${role.name} opens rights that neither you nor the person who asked for it hold (${rights.en}): somebody who holds them has to approve it.`,
    fil: `May mga karapatan ang role na ${role.name} na wala sa iyo at sa humiling nito (${rights.fil}): ang mayroon nito ang dapat mag-apruba.`,
  });
};
