import type { Route } from '#domain/access/guards.ts';
import { BATCH_ROUTES, type BatchPage } from './batchRoutes.ts';
import { MANAGEMENT_PATHS, MANAGEMENT_ROUTES, type ManagementPage } from './managementRoutes.ts';
import { PROMO_ROUTES, type PromoPage } from './promoRoutes.ts';

/** Pages that the entry shows by itself, without the back office. */
export type PublicPage =
  | 'login'
  | 'otpVerification'
  | 'forgotPassword'
  | 'changePassword'
  | 'terms'
  | 'demoOutbox'
  | 'notFound';

export type OfficePage =
  | 'dashboard'
  | 'accessRoleList'
  | 'accessRoleCreate'
  | 'accessRoleShow'
  | 'accessRoleEdit'
  | 'auditTrail'
  | 'myPermissions'
  | 'jobs'
  | 'notices'
  | 'unauthorized'
  | 'ownPassword'
  | ManagementPage
  | PromoPage
  | BatchPage;

export type PortalRoute = Route & {
  page: PublicPage | OfficePage;
  /** The values a parameter may take; any other is not found. */
  values?: Readonly<Record<string, readonly string[]>>;
};

const needs = (...permissions: string[]) =>
  ({ access: 'permission', needs: { all: [permissions] } }) as const;
const forPublic = { access: 'public' } as const;
const forLogin = { access: 'login' } as const;

/** Every page of the portal: its path, what it shows and who may open it. Guards, links, menu and routers read this table. */
export const ROUTES: readonly PortalRoute[] = [
  { path: '/', page: 'dashboard', ...forLogin },
  { path: '/login', page: 'login', ...forPublic },
  { path: '/otp-verification', page: 'otpVerification', ...forPublic },
  { path: '/forgot-password', page: 'forgotPassword', ...forPublic },
  { path: '/change-password', page: 'changePassword', ...forPublic },
  { path: '/terms-and-condition', page: 'terms', ...forPublic },
  { path: '/demo/outbox', page: 'demoOutbox', ...forPublic },
  { path: '/unauthorized', page: 'unauthorized', ...forLogin },
  { path: '/my-account/change-password', page: 'ownPassword', ...forLogin },
  { path: '/my-permissions', page: 'myPermissions', ...forLogin },
  { path: '/jobs', page: 'jobs', ...forLogin },
  { path: '/notifications', page: 'notices', ...forLogin },
  { path: '/access-role-management/list', page: 'accessRoleList', ...needs('UM_VIEW_ACCESS_ROLE') },
  { path: '/access-role-management/create', page: 'accessRoleCreate', ...needs('UM_CREATE_ACCESS_ROLE') },
  { path: '/access-role-management/{id}', page: 'accessRoleShow', ...needs('UM_VIEW_ACCESS_ROLE') },
  { path: '/access-role-management/{id}/edit', page: 'accessRoleEdit', ...needs('UM_EDIT_ACCESS_ROLE') },
  ...MANAGEMENT_ROUTES,
  ...PROMO_ROUTES,
  ...BATCH_ROUTES,
  { path: '/audit-trail', page: 'auditTrail', ...needs('UM_VIEW_ACCESS_ROLE'), userType: 'INTERNAL' },
];

/** Any path that the table does not know. It is a page too: anyone may see it, with or without a session. */
export const NOT_FOUND: PortalRoute = { path: '*', page: 'notFound', access: 'public' };

/** Base paths that are no page of their own. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/access-role-management': '/access-role-management/list',
  '/batch-processing': '/batch-processing/partner',
  '/partner-management': '/partner-management/list/partners',
  '/partner-management/list': '/partner-management/list/partners',
  '/contract-management': MANAGEMENT_PATHS.contractList,
};
