import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import type { ResourceName } from '../../providers/resourceTable.ts';

const LATEST = { field: 'dtimeUpdated', order: 'DESC' } as const;
const ONE = { page: 1, perPage: 1 };

const whole = new Intl.NumberFormat('en-PH');

/** How many records of a kind the user can see, with the one that changed last; `text` says "more than" where counting stopped. */
export const useCount = <R extends RaRecord>(
  resource: ResourceName,
  filter: Record<string, unknown> = {},
) => {
  const translate = useTranslate();
  const { data, total, meta, error } = useGetList<R>(resource, { pagination: ONE, sort: LATEST, filter });
  const figure = total === undefined ? undefined : whole.format(total);
  const isLowerBound = meta?.totalIsAtLeast === true;
  return {
    latest: data?.[0],
    total,
    text: figure && isLowerBound ? translate('dashboard.atLeast', { count: figure }) : figure,
    isFailed: Boolean(error) && total === undefined,
  };
};
