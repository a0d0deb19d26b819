import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { lazyPage } from './public/lazyPage.ts';
import { ResourcePage } from './ResourcePage.tsx';
import { type OfficePage, type PublicPage, ROUTES } from './routes.ts';

const accessRoles = async () => (await import('./resources/accessRoles/index.ts')).accessRoles;
const partners = async () => (await import('./resources/partners/index.ts')).partners;
const merchants = async () => (await import('./resources/merchants/index.ts')).merchants;

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

/** One path, two resources: {type} says which. */
const Management = ({ action }: { action: 'list' | 'show' }) => {
  const { type } = useParams();
  return <ResourcePage key={type} of={type === 'merchants' ? merchants : partners} action={action} />;
};

/** What each page of the route table shows; its code is loaded when it is opened. */
export const OFFICE_PAGES: Record<OfficePage, ReactElement> = {
  dashboard: <Dashboard />,
  accessRoleList: <ResourcePage of={accessRoles} action="list" />,
  accessRoleCreate: <ResourcePage of={accessRoles} action="create" />,
  accessRoleShow: <ResourcePage of={accessRoles} action="show" />,
  accessRoleEdit: <ResourcePage of={accessRoles} action="edit" />,
  partnerManagementList: <Management action="list" />,
  partnerManagementDetail: <Management action="show" />,
  auditTrail: <Audit />,
  jobs: <Jobs />,
  myPermissions: <Permissions />,
  notices: <Notices />,
  ownPassword: <OwnPassword />,
  unauthorized: <Unauthorized />,
};

/** Whether a page of the route table belongs to the back office. */
export const isOfficePage = (page: OfficePage | PublicPage): page is OfficePage =>
  Object.hasOwn(OFFICE_PAGES, page);

/** The paths of the back office as the router writes them, `:id` for {id}. */
export const officePaths: readonly string[] = ROUTES.filter((route) => isOfficePage(route.page)).map(
  (route) => route.path.replace(/\{(\w+)\}/g, ':$1'),
);
