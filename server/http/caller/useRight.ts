import { auditRoleOf } from '#domain/access/auditRole.ts';
import type { Needs } from '#domain/access/needs.ts';
import type { Tx } from '../../db/context.ts';
import type { SignedIn } from './loadUser.ts';
import { type Asking, noteRights } from './noteRights.ts';

const roleFor = (user: SignedIn, needs: Needs | undefined): string | null =>
  auditRoleOf(user, needs, user.roleModules) || null;

/** The user in the role that gives what a call or a job needs: the trail records what they do under it. Applicants have no roles. */
export const inRoleFor = <U extends SignedIn>(user: U, needs: Needs | undefined): U =>
  user.applicantId === null && !user.machine
    ? { ...user, actor: { ...user.actor, role: roleFor(user, needs) } }
    : user;

const ROLE = `select set_config('app.role', $1, true)`;

/**
 * For a verb that finds out by itself which of its call's permissions it takes: what is written from here on is recorded under
 * the role that gives that one, and it is noted as used.
 */
export const useRight = async (
  { tx, deps, user }: Asking & { tx: Tx; user: SignedIn },
  ...permissions: readonly string[]
): Promise<void> => {
  if (user.applicantId !== null) return;
  const needs = { all: [permissions] };
  noteRights({ deps, user }, needs);
  const role = roleFor(user, needs);
  await tx.query({ name: 'use-right', text: ROLE, values: [role ?? ''] });
};
