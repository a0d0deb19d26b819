import type { AccessRoleProblem } from '#domain/accessRole.ts';
import { isReservedRole } from '#domain/permissions.ts';
import { fail } from '../../http/errors.ts';
import type { SignedIn } from '../../http/user.ts';

const NAME_PROBLEMS = {
  required: 'Give the role a name',
  tooShort: 'Give the role a name of at least 3 characters',
  tooLong: 'Give the role a name of at most 60 characters',
  badCharacter: 'Use Latin letters, digits, blanks, - and _ only',
} as const;

/** Throws the first problem: 400 for a bad name, 422 with the rule's code otherwise. */
export const refuse = ([problem]: AccessRoleProblem[]): void => {
  if (!problem) return;
  const { field, code } = problem;
  if (code === 'reserved')
    throw fail('rule_role_reserved', 'This name is kept for roles that come with the portal.', {
      fields: { [field]: 'This name is reserved' },
    });
  if (code === 'noneEnabled')
    throw fail('rule_role_empty', 'Enable at least one responsibility.', {
      fields: { [field]: 'Enable at least one responsibility' },
    });
  if (code === 'notHeld' || code === 'unknownPermission') {
    const which = problem.permissions.join(', ');
    throw fail('rule_grant_not_held', `You cannot grant what you do not hold: ${which}.`, {
      fields: { [field]: `You do not hold ${which}` },
    });
  }
  throw fail('invalid', 'Some fields need another value.', { fields: { [field]: NAME_PROBLEMS[code] } });
};

/** Throws for a new name that only looks like a reserved one: letters of another script, or with marks on them. */
export const refuseLookalike = (name: string): void => {
  if (/(?!\p{Script=Latin})\p{L}/u.test(name)) refuse([{ field: 'role', code: 'badCharacter' }]);
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
  if (isReservedRole(plain)) refuse([{ field: 'role', code: 'reserved' }]);
};

/** Roles hold for everybody, so an external user never writes them, whatever the user's own role says. */
export const onlyStaff = (user: SignedIn): void => {
  if (user.type !== 'INTERNAL') throw fail('forbidden', 'Access roles are changed by staff only.');
};

/** Passes errors on, the broken unique name as a rule that a person understands. */
export const whenNameTaken = (error: unknown): never => {
  for (
    let cause: unknown = error, depth = 0;
    cause instanceof Error && depth < 4;
    cause = cause.cause, depth++
  ) {
    const { constraint } = cause as { constraint?: unknown };
    if (constraint === 'access_role_name_unique')
      throw fail('rule_role_name_taken', 'There is a role of this name already.', {
        fields: { role: 'This name is taken' },
      });
  }
  throw error;
};
