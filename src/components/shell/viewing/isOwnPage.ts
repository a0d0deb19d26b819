import { myAccountPages, settingsPages } from '#domain/pages/userPages.ts';
import type { PageName } from '#domain/pages.ts';

const OWN: ReadonlySet<PageName | 'notFound'> = new Set<PageName>([
  ...(Object.keys({ ...myAccountPages, ...settingsPages }) as PageName[]),
  'jobs',
  'notices',
  'ownPassword',
]);

/** Whether a page shows what is one person's own: a view of somebody else leads nobody there. */
export const isOwnPage = (page: PageName | 'notFound'): boolean => OWN.has(page);
