import { api } from '../http/api.ts';

/** What the signed-in user may do; fails with an ApiError. */
export const permissionVerbs = {
  /** Each permission that the user holds, with the roles and modules that give it. */
  getMyPermissions: async () => (await api.session.getMyPermissions({})).data.list,
};
