import type { ModuleOfMine } from '#contract/people/myAccount.ts';
import { MODULES } from '#domain/access/modules.ts';
import type { Tx } from '../../../db/context.ts';
import { type Grants, readGrants } from '../../../signIn/rights/readGrants.ts';

// What people of partners can get at all is what a role of partners opens.
const OPENED = `select coalesce(array_agg(distinct p.name), '{}') as names
  from access_role a cross join lateral unnest(a.permissions) as p(name) where a.is_external and a.is_enabled`;
const ASKED = `select module_code as code from user_request where user_id = $1 and kind = 'module' and status = 'SUBMITTED'`;

const stateOf = (
  { code, responsibilities }: (typeof MODULES)[number],
  { roles, granted, off }: Grants,
  asked: ReadonlySet<string>,
  opened: ReadonlySet<string>,
): ModuleOfMine['state'] | null => {
  const held = new Set(roles.flatMap(({ permissions }) => permissions));
  const views = responsibilities.filter(({ eventType }) => eventType === 'VIEW');
  if (responsibilities.some(({ permission }) => held.has(permission))) return 'on';
  if (views.some(({ permission }) => granted.includes(permission))) return 'granted';
  if (asked.has(code)) return 'asked';
  if (off.includes(code)) return 'off';
  return views.length > 0 && views.every(({ permission }) => opened.has(permission)) ? 'open' : null;
};

/** What somebody of a partner has of each module, or may ask for; the others are left out. */
export const myModules = async (tx: Tx, userId: string): Promise<ModuleOfMine[]> => {
  const [grants, [opened], asked] = await Promise.all([
    readGrants(tx, userId),
    tx.query<{ names: string[] }>({ name: 'opened-to-partners', text: OPENED }),
    tx.query<{ code: string }>({ name: 'asked-modules', text: ASKED, values: [userId] }),
  ]);
  const codes = new Set(asked.map(({ code }) => code));
  const names = new Set(opened?.names ?? []);
  return MODULES.flatMap((module) => {
    const state = stateOf(module, grants, codes, names);
    return state === null ? [] : [{ moduleCode: module.code, moduleName: module.name, state }];
  });
};
