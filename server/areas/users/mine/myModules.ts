import type { ModuleOfMine } from '#contract/people/myAccount.ts';
import { MODULES } from '#domain/access/modules.ts';
import type { Tx } from '../../../db/context.ts';
import { type Grants, readGrants } from '../../../signIn/rights/readGrants.ts';
import { askableModules } from '../askableModules.ts';

const ASKED = `select module_code as code from user_request where user_id = $1 and kind = 'module' and status = 'SUBMITTED'`;

const stateOf = (
  { code, responsibilities }: (typeof MODULES)[number],
  { roles, granted, off }: Grants,
  asked: ReadonlySet<string>,
  askable: ReadonlySet<string>,
): ModuleOfMine['state'] | null => {
  const held = new Set(roles.flatMap(({ permissions }) => permissions));
  const views = responsibilities.filter(({ eventType }) => eventType === 'VIEW');
  if (responsibilities.some(({ permission }) => held.has(permission))) return 'on';
  if (views.some(({ permission }) => granted.includes(permission))) return 'granted';
  if (asked.has(code)) return 'asked';
  if (off.includes(code)) return 'off';
  return askable.has(code) ? 'open' : null;
};

/** What somebody of a partner has of each module, or may ask for; the others are left out. */
export const myModules = async (tx: Tx, userId: string): Promise<ModuleOfMine[]> => {
  const [grants, askable, asked] = await Promise.all([
    readGrants(tx, userId),
    askableModules(tx, 'EXTERNAL'),
    tx.query<{ code: string }>({ name: 'asked-modules', text: ASKED, values: [userId] }),
  ]);
  const codes = new Set(asked.map(({ code }) => code));
  return MODULES.flatMap((module) => {
    const state = stateOf(module, grants, codes, askable);
    return state === null ? [] : [{ moduleCode: module.code, moduleName: module.name, state }];
  });
};
