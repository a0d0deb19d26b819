import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Assignment } from '#domain/people/assignments.ts';
import type { DesignationGroup } from '#domain/people/designation.ts';
import { modulesOf } from '#domain/people/newUser.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';

/** What somebody may be made: a job title of a partner's people, or a role of staff. */
export interface Post {
  name: string;
  role: string;
  group: DesignationGroup | null;
  assignment: Assignment | null;
  /** What its role opens, and the codes of the modules that these are of. */
  permissions: readonly string[];
  modules: readonly string[];
  isGivable: boolean;
  /** Of a role of staff, the rights that the caller does not hold. */
  lacks: readonly string[];
}

/** What a post opens. */
export const opened = (permissions: readonly string[]): Pick<Post, 'permissions' | 'modules'> => ({
  permissions,
  modules: modulesOf(permissions),
});

/**
 * The posts that there are among staff, or for people of partners. With `keepsLast` the former ones stay until the new ones
 * have loaded, so that a form that does not show them stays too.
 */
export const usePosts = (isStaff: boolean, { keepsLast = false } = {}) => {
  const provider = useSukiDataProvider();
  return useQuery({
    queryKey: ['posts', isStaff],
    ...(keepsLast && { placeholderData: keepPreviousData }),
    queryFn: async (): Promise<Post[]> => {
      if (isStaff)
        return (await provider.listStaffPosts()).map(({ role, permissions, lacks }) => ({
          name: role,
          role,
          group: null,
          assignment: null,
          ...opened(permissions),
          // It is asked for: a second person confirms it.
          isGivable: true,
          lacks,
        }));
      return (await provider.listPosts()).map(
        ({ name, accessRole, designationGroup, assignment, permissions, isGivable }) => ({
          name,
          role: accessRole,
          group: designationGroup,
          assignment,
          ...opened(permissions),
          isGivable,
          lacks: [],
        }),
      );
    },
  });
};
