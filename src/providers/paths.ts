import { safeReturnTo } from '#domain/access/guards.ts';

const roles = '/access-role-management';
const management = '/partner-management/list';

/** Where the pages of each resource stand; `{id}` is the record's. Every path is a row of src/routes.ts (a test holds it). */
export const RESOURCE_PATHS = {
  'access-roles': {
    list: `${roles}/list`,
    create: `${roles}/create`,
    show: `${roles}/{id}`,
    edit: `${roles}/{id}/edit`,
  },
  partners: { list: `${management}/partners`, show: `${management}/partners/{id}` },
  merchants: { list: `${management}/merchants`, show: `${management}/merchants/{id}` },
  applications: { list: `${management}/applications`, show: `${management}/applications/{id}` },
  associates: { list: `${management}/partners/{id}/retailer-associate-list` },
  contracts: { list: '/contract-management/list' },
  promos: { list: '/my-promos', create: '/my-promos/create' },
  audit: { list: '/audit-trail' },
  jobs: { list: '/jobs' },
  approvals: { list: '/approvals' },
  queue: { list: '/partner-management/queue' },
} as const;

export type ResourceName = keyof typeof RESOURCE_PATHS;
export type PathAction = 'list' | 'create' | 'show' | 'edit';

/** The path pattern of a resource's page, or null when it has no such page. */
export function patternOf(resource: string, action: string): string | null {
  const actions: Partial<Record<string, string>> | undefined = Object.hasOwn(RESOURCE_PATHS, resource)
    ? RESOURCE_PATHS[resource as ResourceName]
    : undefined;
  return (actions && Object.hasOwn(actions, action) && actions[action]) || null;
}

/** The path of a resource's page for links, rows and redirects. Throws on a page that does not exist or a missing id. */
export function pathOf(resource: ResourceName, action: PathAction, id?: string | number): string {
  const pattern = patternOf(resource, action);
  if (!pattern) throw new Error(`${resource} has no page "${action}"`);
  if (!pattern.includes('{id}')) return pattern;
  if (id === undefined || id === '') throw new Error(`${resource} ${action} needs an id`);
  return pattern.replace('{id}', encodeURIComponent(id));
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
