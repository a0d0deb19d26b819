import type { ReactElement } from 'react';
import { IMPORT_PAGES, type ImportPage, PAGE_KINDS } from '#domain/pages/importPages.ts';
import {
  MANAGEMENT_PAGES,
  type ManagementPage,
  type PageName,
  PROMO_PAGES,
  type PromoPage,
  type PublicPage,
  ROUTES,
} from '#domain/pages.ts';
import { loadTexts } from './providers/i18nProvider.ts';
import { fetchAhead } from './providers/verbs/lateParts.ts';
import { lazyPage } from './public/lazyPage.ts';
import { ResourcePage } from './ResourcePage.tsx';

const accessRoles = async () => (await import('./resources/accessRoles/index.ts')).accessRoles;

const Dashboard = lazyPage(async () => ({
  default: (await import('./pages/dashboard/DashboardPage.tsx')).DashboardPage,
}));
const Audit = lazyPage(async () => ({ default: (await import('./pages/audit/AuditPage.tsx')).AuditPage }));
const Jobs = lazyPage(async () => ({ default: (await import('./pages/jobs/JobsPage.tsx')).JobsPage }));
const Permissions = lazyPage(async () => ({
  default: (await import('./pages/permissions/PermissionsPage.tsx')).PermissionsPage,
}));
const Notices = lazyPage(async () => ({
  default: (await import('./pages/notices/NoticesPage.tsx')).NoticesPage,
}));
const Unauthorized = lazyPage(async () => ({
  default: (await import('./pages/unauthorized/UnauthorizedPage.tsx')).UnauthorizedPage,
}));
const OwnPassword = lazyPage(async () => ({
  default: (await import('./pages/changePassword/OwnPasswordPage.tsx')).OwnPasswordPage,
}));

/** The pages of partner management are a table of their own, fetched together with their texts. */
const Management = lazyPage(async () => {
  fetchAhead();
  const [{ ManagementPages }] = await Promise.all([import('./managementPages.tsx'), loadTexts('management')]);
  return { default: ManagementPages };
});
const management = Object.fromEntries(
  MANAGEMENT_PAGES.map((page) => [page, <Management key={page} page={page} />]),
) as Record<ManagementPage, ReactElement>;

/** So are those of promos. */
const Promos = lazyPage(async () => {
  fetchAhead();
  const [{ PromoPages }] = await Promise.all([import('./promoPages.tsx'), loadTexts('promos')]);
  return { default: PromoPages };
});
const promos = Object.fromEntries(
  PROMO_PAGES.map((page) => [page, <Promos key={page} page={page} />]),
) as Record<PromoPage, ReactElement>;

/** The import workbench is one page for all kinds. */
const Batch = lazyPage(async () => {
  fetchAhead();
  const [{ ImportsPage: Page }] = await Promise.all([
    import('./pages/imports/ImportsPage.tsx'),
    loadTexts('imports'),
  ]);
  return { default: Page };
});
const batch = Object.fromEntries(
  IMPORT_PAGES.map((page) => [page, <Batch key={page} pageKind={PAGE_KINDS[page]} />]),
) as Record<ImportPage, ReactElement>;

type OfficePage = Exclude<PageName, PublicPage>;

/** What each page of the table shows; its code is loaded when it is opened. */
export const OFFICE_PAGES: Record<OfficePage, ReactElement> = {
  dashboard: <Dashboard />,
  accessRoleList: <ResourcePage of={accessRoles} action="list" />,
  accessRoleCreate: <ResourcePage of={accessRoles} action="create" />,
  accessRoleShow: <ResourcePage of={accessRoles} action="show" />,
  accessRoleEdit: <ResourcePage of={accessRoles} action="edit" />,
  auditTrail: <Audit />,
  jobs: <Jobs />,
  myPermissions: <Permissions />,
  notices: <Notices />,
  ownPassword: <OwnPassword />,
  unauthorized: <Unauthorized />,
  ...management,
  ...promos,
  ...batch,
};

/** Whether a page of the table belongs to the back office. */
export const isOfficePage = (page: PageName | 'notFound'): page is OfficePage =>
  Object.hasOwn(OFFICE_PAGES, page);

/** The paths of the back office as the router writes them, `:id` for {id}. */
export const officePaths: readonly string[] = ROUTES.filter((route) => isOfficePage(route.page)).map(
  (route) => route.path.replace(/\{(\w+)\}/g, ':$1'),
);
