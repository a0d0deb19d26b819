import type { AccessRoleModule } from '#contract/accessRoles.ts';
import { api } from '../http/api.ts';

/** What access roles need besides the methods of react-admin; fails with an ApiError. */
export const accessRoleVerbs = {
  /** Every module with its responsibilities, all disabled. */
  listModules: async (): Promise<AccessRoleModule[]> => (await api.accessRoles.listModules({})).data.list,
};
