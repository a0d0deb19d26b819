import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { list } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';

/** Modules of an account that differ from its roles, and what waits for a second person, by codes and names. */
export interface ModulesOfUser {
  off: string[];
  granted: string[];
  askedModules: string[];
  askedRoles: string[];
}

const state = (of: string) =>
  `array(select m.module_code from user_module m where m.user_id = $1 and m.state = '${of}' order by m.module_code)`;
const waiting = (kind: string, what: string) => `array(select ${what} from user_request r
  left join access_role a on a.id = r.access_role_id where r.user_id = $1 and r.kind = '${kind}' and r.status = 'SUBMITTED' order by 1)`;
const OF = columnsOf<ModulesOfUser>('(select)')({
  off: list(state('off')),
  granted: list(state('granted')),
  askedModules: list(waiting('module', 'r.module_code')),
  askedRoles: list(waiting('role', 'a.name::text')),
});
const READ = `select ${OF.select}`;

/** What of an account's modules differs from its roles, and what of it waits. */
export const modulesOfUser = async (tx: Tx, userId: string): Promise<ModulesOfUser> => {
  const [found] = await OF.read(tx, { name: 'modules-of-account', text: READ, values: [userId] });
  return found ?? { off: [], granted: [], askedModules: [], askedRoles: [] };
};
