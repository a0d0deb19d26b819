import { PlaceCascade } from '../../../ui/places/PlaceCascade.tsx';
import type { PlaceValues } from '../../../ui/places/placeLevels.ts';
import type { ChosenPlace } from './filterDefs.ts';
import { usePlaceLoaders } from './usePlaces.ts';

const SHOWN = ['region', 'province', 'city'] as const;

const isPlace = (value: unknown): value is ChosenPlace => typeof value === 'object' && value !== null;

const chosenOf = (place: PlaceValues): ChosenPlace =>
  Object.fromEntries(SHOWN.flatMap((level) => (place[level] ? [[level, place[level]]] : [])));

interface Props {
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Sets a place filter: a region, a province of it, a city of that. */
export const PlacePart = ({ value, onChange }: Props) => (
  <PlaceCascade
    stacked
    levels={SHOWN}
    load={usePlaceLoaders()}
    value={isPlace(value) ? value : {}}
    onChange={(place) => onChange(chosenOf(place))}
  />
);
