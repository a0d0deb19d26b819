import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { COUNT_CAP } from '#contract/list.ts';
import { countText } from '../../components/ui/numberTexts.ts';
import type { ResourceName } from '../../providers/paths.ts';

const LATEST = { field: 'dtimeUpdated', order: 'DESC' } as const;
const ONE = { page: 1, perPage: 1 };

/** How many records of a kind the user can see, with the one that changed last; `text` says "more than" where counting stopped. */
export const useCount = <R extends RaRecord>(
  resource: ResourceName,
  filter: Record<string, unknown> = {},
) => {
  const translate = useTranslate();
  const { data, total, meta, error } = useGetList<R>(resource, { pagination: ONE, sort: LATEST, filter });
  const isLowerBound = meta?.totalIsAtLeast === true;
  const counted = isLowerBound ? COUNT_CAP : total;
  const figure = counted === undefined ? undefined : countText(counted);
  return {
    latest: data?.[0],
    total,
    text: figure && isLowerBound ? translate('dashboard.atLeast', { count: figure }) : figure,
    isFailed: Boolean(error) && counted === undefined,
  };
};
