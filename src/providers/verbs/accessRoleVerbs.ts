import type { AccessRoleBody, AccessRoleModule } from '#contract/accessRoles.ts';
import type { SeparationBody } from '#contract/shapes/separation.ts';
import { api } from '../http/api.ts';

/** What access roles need besides the methods of react-admin; fails with an ApiError. */
export const accessRoleVerbs = {
  /** Every module with its responsibilities, all disabled. */
  listModules: async (): Promise<AccessRoleModule[]> => (await api.accessRoles.listModules({})).data.list,
  /** What saving the body would do to the people who have the role, in the version that was seen; refused as saving is. */
  foreseeAccessRole: async (id: string, version: number, body: AccessRoleBody) =>
    (await api.accessRoles.foreseeAccessRole({ params: { id }, body }, { context: { version } })).data,
  /** Who had the role at the end of one of Manila's days, by the audit trail. */
  listRoleHolders: async (id: string, day: string) =>
    (await api.accessReview.listRoleHolders({ params: { id }, query: { day } })).data,
  /** Roles as choices, by part of their name. */
  findAccessRoles: async (text: string): Promise<{ value: string; label: string }[]> =>
    (
      await api.accessRoles.listAccessRoles({
        query: { sort: 'role', limit: 50, ...(text ? { role: { like: text.slice(0, 60) } } : {}) },
      })
    ).data.list.map(({ accessRoleId, role }) => ({ value: accessRoleId, label: role })),
  /** Pairs of permissions that nobody is given together. */
  listSeparations: async () => (await api.separations.listSeparations({})).data.list,
  addSeparation: async (body: SeparationBody) => (await api.separations.addSeparation({ body })).data,
  removeSeparation: async (id: string) => {
    await api.separations.removeSeparation({ params: { id } });
  },
};
