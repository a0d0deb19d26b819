import { badFields, fail } from '../../../http/errors/fail.ts';
import { os } from '../../../http/os.ts';
import { askFor } from './askFor.ts';
import { myModules } from './myModules.ts';

const CLOSED = {
  en: 'A module is yours already, or nobody of a partner can have it',
  fil: 'May module na nasa iyo na, o hindi puwedeng makuha ng taga-partner',
};
const ASKED = {
  en: 'One of these is asked for already: wait for the answer, or cancel that request.',
  fil: 'May isa rito na hiniling na: hintayin ang sagot, o kanselahin ang hiling na iyon.',
};

/** Asks for modules that the own roles do not open. 400, 422 rule_request_open. */
export const requestModules = os.myAccount.requestModules.handler(async ({ input, context }) => {
  const wanted = [...new Set(input.body.moduleCodes)];
  const states = new Map(
    (await myModules(context.tx, context.user.userId)).map(({ moduleCode, state }) => [moduleCode, state]),
  );
  if (wanted.some((code) => states.get(code) === 'asked')) throw fail('rule_request_open', ASKED);
  if (!wanted.every((code) => ['open', 'off'].includes(states.get(code) ?? '')))
    throw badFields({ moduleCodes: CLOSED });
  return { data: { list: await askFor(context, { kind: 'module', wanted, why: input.body.why }) } };
});
