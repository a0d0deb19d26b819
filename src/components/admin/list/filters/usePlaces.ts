import { useQuery } from '@tanstack/react-query';
import type { PlaceLoaders } from '../../../ui/places/placeLevels.ts';
import { useSukiDataProvider } from '../../useSukiDataProvider.ts';
import type { ChosenPlace } from './filterDefs.ts';

const HOUR_MS = 3_600_000;

/** Where the regions, provinces and cities of a place filter come from. */
export const usePlaceLoaders = (): Pick<PlaceLoaders, 'region' | 'province' | 'city'> => {
  const dataProvider = useSukiDataProvider();
  return {
    region: () => dataProvider.listRegions(),
    province: ({ region }) => dataProvider.listProvinces(region ?? ''),
    city: ({ province }) => dataProvider.listCities(province ?? ''),
  };
};

/** The name of the smallest place that is chosen; undefined while it is on the way, null when there is none. */
export const usePlaceName = (place: ChosenPlace): string | null | undefined => {
  const load = usePlaceLoaders();
  const level = place.city ? 'city' : place.province ? 'province' : 'region';
  const { data, isError } = useQuery({
    queryKey: ['places', level, level === 'city' ? place.province : place.region],
    queryFn: ({ signal }) => load[level](place, signal),
    staleTime: HOUR_MS,
  });
  const id = place[level];
  if (!id) return null;
  return data?.find(({ value }) => value === id)?.label ?? (data || isError ? id : undefined);
};
