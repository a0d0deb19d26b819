import type { AccessBody } from '#contract/people/userAccess.ts';
import type { User } from '#contract/people/users.ts';
import { badFields } from '../../../http/errors/fail.ts';
import type { Caller } from '../asking/caller.ts';
import { moduleProblem, modulesOff, modulesOutside } from '../invitations/checkNewUser.ts';
import { modulesOfUser } from './modulesOfUser.ts';
import type { WantedPost } from './wantedPost.ts';

/** Codes of modules that are off from now on, that stay granted, and that somebody else decides on. */
export interface WantedModules {
  off: string[];
  granted: string[];
  asked: string[];
}

/**
 * The modules of an account: what is not named stays as it is. One that the roles do not open is asked for, and so is one of staff that
 * was switched off. 400.
 */
export const wantedModules = async (
  context: Caller,
  account: User,
  body: Pick<AccessBody, 'moduleRequests'>,
  { roles, asked: askedRoles }: WantedPost,
): Promise<WantedModules> => {
  const before = await modulesOfUser(context.tx, account.id);
  const enabledPermissions = [...roles, ...askedRoles].flatMap((role) => role.enabledPermissions);
  const opens = { enabledPermissions };
  const said = new Map(body.moduleRequests.map(({ moduleCode, isEnabled }) => [moduleCode, isEnabled]));
  const again = before.off.filter((code) => said.get(code) === true && account.type === 'INTERNAL');
  const stay = before.off.filter((code) => !said.has(code) || again.includes(code));
  const moduleRequests = [
    ...body.moduleRequests.filter(({ moduleCode }) => !again.includes(moduleCode)),
    ...stay.map((moduleCode) => ({ moduleCode, isEnabled: false })),
  ];
  const granted = before.granted.filter((code) => said.get(code) !== false);
  const outside = body.moduleRequests.filter(({ moduleCode }) => !granted.includes(moduleCode));
  const problem = await moduleProblem(
    context.tx,
    { moduleRequests: outside, partnerId: account.partnerId },
    opens,
  );
  if (problem) throw badFields({ moduleRequests: problem });
  return {
    off: modulesOff({ moduleRequests }, opens),
    granted,
    asked: [...modulesOutside({ moduleRequests: outside }, opens), ...again],
  };
};
