import { safeReturnTo } from '#domain/access/guards.ts';
import type { RecordType } from '#domain/pages/recordPages.ts';
import { type PageName, pathOf } from '#domain/pages.ts';

type At = PageName | readonly [PageName, { type: RecordType }];

/** The pages of each resource of react-admin, by its actions. */
export const RESOURCE_PAGES = {
  'access-roles': {
    list: 'accessRoleList',
    create: 'accessRoleCreate',
    show: 'accessRoleShow',
    edit: 'accessRoleEdit',
  },
  partners: { list: 'partnerList', show: ['recordOverview', { type: 'partners' }] },
  merchants: { list: 'merchantList', show: ['recordOverview', { type: 'merchants' }] },
  applications: { list: 'applicationList', show: ['recordOverview', { type: 'applications' }] },
  associates: { list: ['retailerAssociateList', { type: 'partners' }] },
  contracts: { list: 'contractList' },
  promos: { list: 'promoList', create: 'promoCreate' },
  audit: { list: 'auditTrail' },
  jobs: { list: 'jobs' },
  approvals: { list: 'approvalList' },
  queue: { list: 'reviewQueue' },
} as const satisfies Record<string, Record<string, At>>;

export type ResourceName = keyof typeof RESOURCE_PAGES;

const placeOf = (resource: string, action: string): At | undefined => {
  const pages: Partial<Record<string, Partial<Record<string, At>>>> = RESOURCE_PAGES;
  const own = Object.hasOwn(pages, resource) ? pages[resource] : undefined;
  return own && Object.hasOwn(own, action) ? own[action] : undefined;
};

/** Whether a resource has such a page. */
export const hasPage = (resource: string, action: string): boolean => placeOf(resource, action) !== undefined;

/** The path of a resource's page for links, rows and redirects. Throws on a page that does not exist or a missing id. */
export function resourcePath(resource: string, action: string, id?: string | number): string {
  const at = placeOf(resource, action);
  if (!at) throw new Error(`${resource} has no page "${action}"`);
  const [page, values] = typeof at === 'string' ? [at, {}] : at;
  return pathOf(page, { ...values, id: id?.toString() });
}

/** Why the login page is shown: a page was refused, or the session ended while it was in use. */
export type LoginReason = 'denied' | 'ended' | 'changed';

/** The login page, with the page to come back to and the reason, both only where they apply. */
export function loginPath({
  returnTo,
  reason,
}: {
  returnTo?: string | null;
  reason?: LoginReason;
} = {}): string {
  const query = new URLSearchParams();
  const back = safeReturnTo(returnTo);
  if (back && back !== '/') query.set('returnTo', back);
  if (reason) query.set('reason', reason);
  return query.size > 0 ? `/login?${query}` : '/login';
}
