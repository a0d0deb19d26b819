import type { QueryClient } from '@tanstack/react-query';
import type { PlaceOption } from '../../../components/ui/places/placeLevels.ts';
import type { KnownPlaces } from './stepProblems.ts';

/** What the lists of places that were asked for tell of a city. One that was not asked for is left to the server. */
export const placesKnownTo =
  (client: QueryClient): KnownPlaces =>
  ({ provinceId, municipalityId, subMunicipalityId }) => {
    const listOf = (level: string, parent: string) =>
      client.getQueryData<readonly PlaceOption[]>(['choices', level, parent]) ?? [];
    const city = listOf('city', `${provinceId ?? ''}`).find(({ value }) => value === municipalityId);
    const zips = listOf('zipCode', `${municipalityId}/${subMunicipalityId ?? ''}`);
    return { hasParts: city?.hasSubMunicipalities ?? false, hasZips: zips.length > 0 };
  };
