import type { PageGroup } from '../../pageGroup.ts';

export const changePassword = {
  name: 'changePassword',
  pages: {
    ownPassword: async () => (await import('./OwnPasswordPage.tsx')).OwnPasswordPage,
  },
} satisfies PageGroup<'ownPassword'>;
