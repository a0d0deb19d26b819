import { type GivenRole, lackedOf } from '#domain/access/givenRoles.ts';
import { PERMISSION_NAMES } from '#domain/access/permissionNames.ts';
import type { Permission } from '#domain/permissions.ts';
import { each } from '#domain/sentence.ts';
import { fail } from '../../../http/errors/fail.ts';
import { readRights } from '../../../signIn/rights/readRights.ts';
import { mustGive } from '../invitations/readPost.ts';
import type { Decider } from './decideEach.ts';
import type { PendingRequest } from './pendingRequest.ts';

/**
 * 422 rule_role_not_given for a role that the two do not give together: of staff, one of them holds all that it opens; of a partner's
 * people, whoever decides gives it.
 */
export const mustGiveTogether = async (
  { tx, user }: Decider,
  { askerId }: Pick<PendingRequest, 'askerId'>,
  role: GivenRole,
): Promise<void> => {
  mustGive(user, role);
  const lacked = role.isExternal ? [] : lackedOf(user.permissions, role);
  if (!lacked.length) return;
  const [asker] = await readRights(tx, askerId === null ? [] : [askerId]);
  if (asker && !lackedOf(asker.permissions, role).length) return;
  const rights = each((language) =>
    lacked.map((permission) => PERMISSION_NAMES[permission as Permission][language]).join(', '),
  );
  throw fail('rule_role_not_given', {
    en: `The role ${role.name} opens rights that neither you nor whoever asked for it hold (${rights.en}): somebody who holds them has to approve it.`,
    fil: `May mga karapatan ang role na ${role.name} na wala sa iyo at sa humiling nito (${rights.fil}): ang mayroon nito ang dapat mag-apruba.`,
  });
};
