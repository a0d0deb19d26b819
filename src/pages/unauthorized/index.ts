import type { PageGroup } from '../../pageGroup.ts';

export const unauthorized = {
  name: 'unauthorized',
  pages: {
    unauthorized: async () => (await import('./UnauthorizedPage.tsx')).UnauthorizedPage,
  },
} satisfies PageGroup<'unauthorized'>;
