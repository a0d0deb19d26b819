import { type PageRoute, pathOf } from '#domain/pages.ts';
import type { Sentence } from '#domain/sentence.ts';
import { routeAt } from '../../../providers/guard.ts';
import { type ResourceName, resourcePath } from '../../../providers/paths.ts';
import type { RecordKind } from '../../../providers/verbs/recordVerbs.ts';
import { itemAt, type Menu } from '../menuTable.ts';

/** A step above the page; one that is a record, or a partner or store, is named by it. */
export type Step = {
  path: string;
  /** A translation key, or the words themselves. */
  label: string | Sentence;
  record?: { resource: ResourceName; id: string };
  managed?: { kind: RecordKind; id: string };
  /** A person of a store. */
  person?: string;
};

/** The partner, and the store below it, that a page stands below; the record of a tab is the title of the page itself. */
const managedSteps = ({ page, within }: PageRoute, params: Record<string, string>): Step[] => {
  const { type, id, merchantId, retailerAssociateId } = params;
  if (!type || !id) return [];
  const isForm = within === 'below' || within === 'form';
  const isBelow = type !== 'merchants' && merchantId !== undefined;
  const kind = type === 'merchants' ? 'merchant' : 'partner';
  const own: Step = {
    path: pathOf('recordOverview', { type, id }),
    label: `resources.${kind}s.name`,
    managed: { kind, id },
  };
  const store: Step[] = isBelow
    ? [
        {
          path: pathOf('storeOverview', { type, id, merchantId }),
          label: 'resources.merchants.name',
          managed: { kind: 'merchant', id: merchantId },
        },
      ]
    : [];
  const person: Step[] =
    retailerAssociateId && page.endsWith('Edit')
      ? [
          {
            path: pathOf('retailerAssociate', params),
            label: 'records.retailerAssociate',
            person: retailerAssociateId,
          },
        ]
      : [];
  return [...(isForm || isBelow ? [own] : []), ...(isForm ? store : []), ...person];
};

/** Whether the address names one of the things that its page lists. */
const namesOne = (search: string): boolean => new URLSearchParams(search).has('import');

/**
 * The way to a page: the steps above it, as translation keys with their paths, and the page's own name for as long as the
 * page itself gives no better title.
 */
export const trailAt = (
  menu: Menu,
  pathname: string,
  search = '',
): { steps: Step[]; name: Step['label'] } => {
  const { route, params } = routeAt(pathname);
  const item = itemAt(menu, pathname);
  const name = route.title || !item ? `shell.page.${route.title ?? 'notFound'}` : item.label;
  if (route.page === 'dashboard') return { steps: [], name };
  const steps: Step[] = [{ path: pathOf('dashboard'), label: 'shell.home' }];
  if (!item) return { steps, name };
  // A list of several tabs is one page, whichever of them stands in its address.
  const isTab =
    route.isTab || (route.resource?.[1] === 'list' && routeAt(item.path).route.page === route.page);
  const isItems = item.path === pathname || isTab || (item.others?.includes(pathname) ?? false);
  if (!isItems) steps.push({ path: item.path, label: item.label });
  else if (namesOne(search)) steps.push({ path: pathname, label: item.label });
  if (route.page === 'accessRoleEdit' && params.id) {
    const record = { resource: 'access-roles', id: params.id } as const;
    const label = 'resources.accessRoles.name';
    steps.push({ path: resourcePath('access-roles', 'show', params.id), label, record });
  }
  return { steps: [...steps, ...managedSteps(route, params)], name };
};
