import type { GetListParams, GetListResult, RaRecord } from 'react-admin';
import { DEFAULT_LIMIT } from '#contract/list.ts';
import { UNSORTED } from './components/admin/list/unsorted.ts';
import { loadersOf, type PageGroup } from './pageGroup.ts';
import type { SukiDataProvider } from './providers/dataProvider.ts';
import { guardFor } from './providers/guard.ts';
import { getLanguage } from './providers/language.ts';
import { getUser } from './providers/session/session.ts';

const later = (work: Promise<unknown>): void => void work.catch(() => undefined);

/** What a list without a state in its address asks for first, as react-admin names it. */
const FIRST_PAGE: GetListParams = {
  pagination: { page: 1, perPage: DEFAULT_LIMIT },
  sort: UNSORTED,
  filter: {},
};

const keyOf = (resource: string, { pagination, sort, filter }: GetListParams): string =>
  JSON.stringify([resource, pagination, sort, filter]);

/** A data provider whose first list is on its way already: whoever asks for it first gets that answer, refusals too. */
const withBegunList = (dataProvider: SukiDataProvider, resource: string): SukiDataProvider => {
  const wanted = keyOf(resource, FIRST_PAGE);
  let answer: Promise<unknown> | null = dataProvider.getList(resource, FIRST_PAGE);
  later(answer);
  const getList = async <Row extends RaRecord>(asked: string, params: GetListParams) => {
    const begun = keyOf(asked, params) === wanted ? answer : null;
    answer = null;
    // The rows are typed by whoever asks, as in every answer of react-admin's data providers.
    return ((await begun) as GetListResult<Row> | null) ?? dataProvider.getList<Row>(asked, params);
  };
  return { ...dataProvider, getList };
};

/**
 * Begins what the page of the present address needs (its code, its texts, the first rows of its list) before anything is drawn:
 * all of it together, instead of one after the other as they are rendered. What goes wrong is told by the page itself. Answers the
 * data provider that hands those rows over.
 */
export const beginPage = (groups: readonly PageGroup[], dataProvider: SukiDataProvider): SukiDataProvider => {
  const { route, decision } = guardFor(location.pathname, getUser());
  const group = groups.find(({ pages }) => Object.hasOwn(pages, route.page));
  if (decision.kind !== 'allow' || !group) return dataProvider;
  for (const [name, load] of loadersOf(group)) if (name === route.page) later(load());
  if (group.around) later(group.around());
  if (group.texts) later(group.texts[getLanguage()]());
  const [resource, kind] = route.resource ?? [];
  const isPlainList = kind === 'list' && group.recordRepresentation && location.search === '';
  return isPlainList && resource ? withBegunList(dataProvider, resource) : dataProvider;
};
