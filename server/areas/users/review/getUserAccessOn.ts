import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { grantsOf } from '../../../signIn/rights/readGrants.ts';
import { accessOf } from '../getUserAccess.ts';
import { readUser } from '../readUser.ts';
import { endOfDay } from './endOfDay.ts';
import { type HeldOn, readHeldOn } from './readHeldOn.ts';

const codesOf = ({ modules }: HeldOn, state: 'off' | 'granted'): string[] =>
  modules.filter((module) => module.state === state).map(({ code }) => code);

/** What somebody held at the end of a day, and what they could do by that under the rules of today. 404, 400 for a day to come. */
export const getUserAccessOn = os.accessReview.getUserAccessOn.handler(async ({ input, context }) => {
  const { tx, deps } = context;
  const { day } = input.query;
  const user = await readUser(tx, toId(input.params.id), deps.now());
  const held = await readHeldOn(tx, user.id, endOfDay(day, deps.now()));
  const open = held.roles.filter(({ enabled }) => enabled);
  const data = {
    status: held.status,
    roles: held.roles.map(({ name, enabled }) => ({ role: name, isEnabled: enabled })),
    modulesOff: codesOf(held, 'off'),
    modulesGranted: codesOf(held, 'granted'),
    permissions: held.status === null ? [] : accessOf(user, grantsOf(open, held.modules), false),
  };
  return { data };
});
