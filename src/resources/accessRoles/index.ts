import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import {
  ACCESS_ROLE_SORTS,
  type AccessRole,
  accessRoleBody,
  accessRoleFilters,
  accessRoles as calls,
} from '#contract/accessRoles.ts';
import type { AccessRolePage } from '#domain/pages.ts';
import { type PageGroup, together } from '../../pageGroup.ts';
import { routeOf } from '../../providers/rest/resourceDescriptor.ts';
import { accessRoleVerbs } from '../../providers/verbs/accessRoleVerbs.ts';

const roleId: keyof AccessRole = 'accessRoleId';

export const accessRoles = {
  name: 'access-roles',
  pages: {
    accessRoleList: async () => (await import('./AccessRoleList.tsx')).AccessRoleList,
    accessRoleCompare: async () => (await import('./compare/RoleComparePage.tsx')).RoleComparePage,
    separationRules: async () => (await import('./separation/SeparationPage.tsx')).SeparationPage,
    ...together(
      ['accessRoleCreate', 'accessRoleShow', 'accessRoleEdit'],
      async () => (await import('./otherPages.ts')).otherPages,
    ),
  },
  menu: {
    key: 'accessRoles',
    label: { en: 'Access roles', fil: 'Mga access role' },
    page: 'accessRoleList',
    below: ['accessRoleCreate'],
    icon: AdminPanelSettingsOutlined,
  },
  texts: {
    en: () => import('../../i18n/en/accounts/roles.ts'),
    fil: () => import('../../i18n/fil/accounts/roles.ts'),
  },
  recordRepresentation: 'role',
  rest: {
    'access-roles': {
      list: routeOf(calls.listAccessRoles),
      one: routeOf(calls.getAccessRole),
      create: routeOf(calls.createAccessRole),
      update: routeOf(calls.editAccessRole),
      idField: roleId,
      versioned: true,
      sorts: ACCESS_ROLE_SORTS,
      filters: Object.keys(accessRoleFilters),
      search: 'role',
      bodyFields: Object.keys(accessRoleBody.shape),
    },
  },
  verbs: accessRoleVerbs,
} satisfies PageGroup<AccessRolePage>;
