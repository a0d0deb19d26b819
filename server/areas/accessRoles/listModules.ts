import { os } from '../../http/os.ts';
import { readModules } from './readModules.ts';

/** The empty matrix of a new role. */
export const listModules = os.accessRoles.listModules.handler(async ({ context }) => ({
  data: { list: await readModules(context.tx) },
}));
