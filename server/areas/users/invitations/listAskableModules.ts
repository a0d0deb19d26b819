import { MODULES } from '#domain/access/modules.ts';
import { os } from '../../../http/os.ts';
import { askableModules } from '../askableModules.ts';

/** The modules that may be asked for besides a role: for people of partners, or for staff, of whom partners are told nothing. */
export const listAskableModules = os.invitations.listAskableModules.handler(async ({ input, context }) => {
  const { tx, user } = context;
  const isStaff = user.type === 'INTERNAL' && input.query.isExternal === 'false';
  const askable = await askableModules(tx, isStaff ? 'INTERNAL' : 'EXTERNAL');
  const list = MODULES.filter(({ code }) => askable.has(code)).map(({ code, name }) => ({
    moduleCode: code,
    moduleName: name,
  }));
  return { data: { list } };
});
