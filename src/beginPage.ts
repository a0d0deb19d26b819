import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import { DEFAULT_LIMIT } from '#contract/list.ts';
import { UNSORTED } from './components/admin/list/unsorted.ts';
import { latePagesOf } from './elementsOf.tsx';
import type { PageGroup } from './pageGroup.ts';
import { getFirstLook } from './providers/firstList/firstLook.ts';
import { guardFor } from './providers/guard.ts';
import { getUser } from './providers/session/session.ts';

/** How long the back office waits for its first page, in milliseconds: what it would show meanwhile React keeps at least as long. */
const LONGEST_MS = 300;

const longest = () => new Promise<void>((resolve) => setTimeout(resolve, LONGEST_MS));

/** The rows that the entry has asked for, as the answer to what the list of a resource will ask first. */
const takeRows = (resource: string, client: QueryClient, dataProvider: DataProvider): Promise<void> => {
  const asked = { pagination: { page: 1, perPage: DEFAULT_LIMIT }, sort: UNSORTED, filter: {} };
  return client.prefetchQuery({
    queryKey: [resource, 'getList', asked],
    queryFn: () => dataProvider.getList(resource, asked),
  });
};

/**
 * Fetches what the page of the present address needs of code, texts and first rows, all of it together, so that the back office is drawn
 * once, with its page, when these are about to be here; resolves after 300 ms otherwise. What goes wrong is told by the page itself.
 */
export const beginPage = async (
  groups: readonly PageGroup[],
  client: QueryClient,
  dataProvider: DataProvider,
): Promise<void> => {
  const user = getUser();
  // Their second factor comes first, whatever the address.
  if (user?.factorNeeded) return;
  const { route, decision } = guardFor(location.pathname, user);
  const group = groups.find(({ pages }) => Object.hasOwn(pages, route.page));
  if (decision.kind !== 'allow' || !group) return;
  const { pages, around } = latePagesOf(group);
  const late = [...pages.flatMap(([name, page]) => (name === route.page ? [page] : [])), around];
  const loads = late.flatMap((part) => (part ? [part.fetch()] : []));
  const rows =
    getFirstLook().list && route.resource ? [takeRows(route.resource[0], client, dataProvider)] : [];
  await Promise.race([Promise.allSettled([...loads, ...rows]), longest()]);
};
