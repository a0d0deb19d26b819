import { importKinds } from '../importJobs/importKinds.ts';
import { type PageName, pathOf } from '../pages.ts';
import type { Permission } from '../permissions.ts';

interface TourModule {
  /** Its steps are counted from 0. */
  lastStep: number;
  /** What was kept of another version is forgotten. */
  version: string;
  /** Its pages, each with the permission with which it shows there; it begins on the first of them that somebody holds. */
  pages: readonly (readonly [PageName, Permission])[];
  /** It starts by itself the first time that somebody opens its page. */
  isShownAtFirst: boolean;
}

/** The tours, each over one page. */
export const TOUR_MODULES = {
  'offset-report': {
    lastStep: 1,
    version: '8.0.0',
    pages: [['offsetReport', 'OFFSET_REPORT_VIEW']],
    isShownAtFirst: true,
  },
  'import-workbench': {
    lastStep: 2,
    version: '1.0.0',
    pages: [
      ['batchPartner', importKinds.partner.permission],
      ['batchMerchant', importKinds.merchant.permission],
      ['batchUserRegistration', importKinds['user-registration'].permission],
      ['batchPromo', importKinds.promo.permission],
    ],
    isShownAtFirst: false,
  },
} as const satisfies Record<string, TourModule>;
export type TourName = keyof typeof TOUR_MODULES;
export const TOUR_NAMES = Object.keys(TOUR_MODULES) as TourName[];

/** The path on which a tour begins for whoever holds some permissions; null where they do not see it. */
export function tourRedirect(name: TourName, permissions: readonly string[]): string | null {
  const module: TourModule = TOUR_MODULES[name];
  const [page] = module.pages.find(([, permission]) => permissions.includes(permission)) ?? [];
  return page === undefined ? null : pathOf(page);
}

/** Whether somebody who holds some permissions sees a tour. */
export const isTourVisible = (name: TourName, permissions: readonly string[]): boolean =>
  tourRedirect(name, permissions) !== null;
