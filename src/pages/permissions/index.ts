import type { PageGroup } from '../../pageGroup.ts';
import { permissionVerbs } from '../../providers/verbs/permissionVerbs.ts';

export const permissions = {
  name: 'permissions',
  pages: {
    myPermissions: async () => (await import('./PermissionsPage.tsx')).PermissionsPage,
  },
  verbs: permissionVerbs,
} satisfies PageGroup<'myPermissions'>;
