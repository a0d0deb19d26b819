import { routeAt } from '../../providers/guard.ts';
import { pathOf, type ResourceName } from '../../providers/paths.ts';
import { itemAt } from './menuTable.ts';

/** A step above the page; one that is a record is named by that record. */
export type Step = { path: string; label: string; record?: { resource: ResourceName; id: string } };

const NAMES: Readonly<Record<string, string>> = {
  myPermissions: 'permissions',
  ownPassword: 'changePassword',
  notices: 'notices',
  unauthorized: 'unauthorized',
  notFound: 'notFound',
  accessRoleCreate: 'create',
  accessRoleEdit: 'edit',
};

/**
 * The way to a page: the steps above it, as translation keys with their paths, and the page's own name for as long as the
 * page itself gives no better title.
 */
export const trailAt = (pathname: string): { steps: Step[]; name: string } => {
  const { route, params } = routeAt(pathname);
  const item = itemAt(pathname);
  const name = `shell.page.${NAMES[route.page] ?? item?.key ?? 'notFound'}`;
  if (route.page === 'dashboard') return { steps: [], name };
  const steps: Step[] = [{ path: '/', label: 'shell.home' }];
  if (!item) return { steps, name };
  if (item.path !== pathname) steps.push({ path: item.path, label: `shell.page.${item.key}` });
  if (route.page === 'accessRoleEdit' && params.id) {
    const record = { resource: 'access-roles', id: params.id } as const;
    const label = 'resources.accessRoles.name';
    steps.push({ path: pathOf('access-roles', 'show', params.id), label, record });
  }
  return { steps, name };
};
