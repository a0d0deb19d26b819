import type { CallMeta } from '#contract/call.ts';
import { meets, missing } from '#domain/permissions.ts';
import { fail } from '../errors/fail.ts';
import type { SignedIn } from './loadUser.ts';
import { type Asking, noteRights } from './noteRights.ts';

// A group that nothing satisfies.
const CLOSED = { all: [[]] };

/** Whether somebody's type and permissions meet a call's meta. */
export const isPermitted = (user: Pick<SignedIn, 'type' | 'permissions'>, meta: CallMeta): boolean => {
  if (meta.userType && user.type !== meta.userType) return false;
  const needs = meta.needs ?? (meta.access === 'permission' ? CLOSED : undefined);
  return meets(user.permissions, needs);
};

/** Throws 403 when the user's type or permissions do not meet a call's meta; names what is missing. What lets them in is noted as used. */
export const permit = (asking: Asking & { user: SignedIn }, meta: CallMeta): void => {
  const { user } = asking;
  if (meta.userType && user.type !== meta.userType)
    throw fail('forbidden', { en: 'This is for staff only.', fil: 'Para lang ito sa kawani.' });
  const needs = meta.needs ?? (meta.access === 'permission' ? CLOSED : null);
  if (!needs || meets(user.permissions, needs)) {
    noteRights(asking, needs);
    return;
  }
  const groups = missing(user.permissions, needs);
  const named = (or: string, and: string) => groups.map((group) => group.join(or)).join(and);
  const sentence = {
    en: `You need the permission ${named(' or ', ' and ')}.`,
    fil: `Kailangan mo ang permisong ${named(' o ', ' at ')}.`,
  };
  throw fail('forbidden', sentence, { missing: groups });
};
