import { type Suggester, suggester } from '#domain/imports/match/suggest.ts';
import type { Place } from './placeBook.ts';

const MOST = 200;
const known = new Map<string, Suggester>();

const keysOf = (place: Place): readonly string[] => place.keys ?? [place.key];

/** The place of a list that was probably meant by a key that none of them has; `list` names the list, which is looked at once. */
export const likelyPlace = <T extends Place>(
  list: string,
  key: string,
  places: () => readonly T[],
): T | undefined => {
  let suggest = known.get(list);
  if (!suggest) {
    if (known.size >= MOST) known.clear();
    suggest = suggester(places().flatMap(keysOf));
    known.set(list, suggest);
  }
  const meant = suggest(key);
  return meant === null ? undefined : places().find((place) => keysOf(place).includes(meant));
};
