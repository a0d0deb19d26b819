import { useListQuery } from '../useListStatus.ts';
import { placeOf } from './filterDefs.ts';
import { usePlaceName } from './usePlaces.ts';

/** The place that the list is narrowed to, by its name. */
export const PlaceName = () => {
  const { values } = useListQuery();
  return <>{usePlaceName(placeOf(values)) ?? '…'}</>;
};
