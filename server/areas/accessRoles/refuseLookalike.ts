import type { AccessRoleProblem } from '#domain/access/accessRole.ts';
import { normalForm } from '#domain/formats/unicode/normalForm.ts';
import { isReservedRole } from '#domain/permissions.ts';
import { badFields, fail } from '../../http/errors/fail.ts';

const NAME_PROBLEMS = {
  required: { en: 'Give the role a name', fil: 'Bigyan ng pangalan ang role' },
  tooShort: {
    en: 'Give the role a name of at least 3 characters',
    fil: 'Bigyan ang role ng pangalang may hindi bababa sa 3 karakter',
  },
  tooLong: {
    en: 'Give the role a name of at most 60 characters',
    fil: 'Bigyan ang role ng pangalang hanggang 60 karakter lang',
  },
  badCharacter: {
    en: 'Use Latin letters, digits, blanks, - and _ only',
    fil: 'Mga letrang Latin, numero, patlang, - at _ lang ang gamitin',
  },
} as const;

const RESERVED = {
  en: 'This name is kept for roles that come with the portal.',
  fil: 'Nakareserba ang pangalang ito para sa mga role na kasama ng portal.',
};

const EMPTY = {
  en: 'Enable at least one responsibility.',
  fil: 'Mag-enable ng kahit isang responsibilidad.',
};

/** Throws the first problem: 400 for a bad name, 422 with the rule's code otherwise. */
export const refuse = ([problem]: AccessRoleProblem[]): void => {
  if (!problem) return;
  const { field, code } = problem;
  if (code === 'reserved') throw fail('rule_role_reserved', RESERVED, { fields: { [field]: RESERVED } });
  if (code === 'noneEnabled') throw fail('rule_role_empty', EMPTY, { fields: { [field]: EMPTY } });
  if (code === 'notHeld' || code === 'unknownPermission') {
    const which = problem.permissions.join(', ');
    const sentence = {
      en: `You cannot grant what you do not hold: ${which}.`,
      fil: `Hindi mo maibibigay ang hindi mo hawak: ${which}.`,
    };
    throw fail('rule_grant_not_held', sentence, { fields: { [field]: sentence } });
  }
  throw badFields({ [field]: NAME_PROBLEMS[code] });
};

/** Throws for a new name that only looks like a reserved one: letters of another script, or with marks on them. */
export const refuseLookalike = (name: string): void => {
  if (/(?!\p{Script=Latin})\p{L}/u.test(name)) refuse([{ field: 'role', code: 'badCharacter' }]);
  const plain = normalForm(name, 'NFKD').replace(/\p{M}/gu, '');
  if (isReservedRole(plain)) refuse([{ field: 'role', code: 'reserved' }]);
};
