import { describe, expect, it } from 'vitest';
import { missingPlaces, type PlaceIds, type PlacesFound, placeProblems } from './placeChain.ts';

const ids: PlaceIds = {
  regionId: '04',
  provinceId: '0434',
  municipalityId: '043404',
  barangayId: '043404001',
  zipCodeId: '4027-calamba',
};
const found: PlacesFound = {
  region: '04',
  provinceRegion: '04',
  cityProvince: '0434',
  cityHasParts: false,
  cityHasZips: true,
  partCity: null,
  barangayCity: '043404',
  barangayPart: null,
  zipCity: '043404',
  zipPart: null,
};
const manila: PlaceIds = { ...ids, subMunicipalityId: '1380608' };
const inManila: PlacesFound = {
  ...found,
  cityHasParts: true,
  partCity: '043404',
  barangayPart: '1380608',
};
const fields = (changed: Partial<PlaceIds>, known: Partial<PlacesFound> = {}) =>
  Object.keys(placeProblems({ ...ids, ...changed }, { ...found, ...known }));

describe('the places of an address', () => {
  it('lie in each other', () => expect(placeProblems(ids, found)).toEqual({}));

  it.each([
    [{ region: null }, 'regionId'],
    [{ provinceRegion: '03' }, 'provinceId'],
    [{ provinceRegion: null }, 'provinceId'],
    [{ cityProvince: '0401' }, 'municipalityId'],
    [{ barangayCity: '043405' }, 'barangayId'],
    [{ barangayCity: null }, 'barangayId'],
    [{ zipCity: '043405' }, 'zipCodeId'],
    [{ zipCity: null }, 'zipCodeId'],
  ])('%o is told of the place itself', (known, field) => expect(fields({}, known)).toEqual([field]));

  it('a wrong province is not followed by complaints of what lies below it', () =>
    expect(fields({}, { provinceRegion: '03', barangayCity: 'x', zipCity: 'y' })).toEqual(['provinceId']));

  it('barangay and ZIP code are told together', () =>
    expect(fields({}, { barangayCity: 'x', zipCity: 'y' })).toEqual(['barangayId', 'zipCodeId']));
});

describe('ZIP codes', () => {
  it('are asked for where the city has any', () =>
    expect(fields({ zipCodeId: null })).toEqual(['zipCodeId']));
  it('are left out in towns where none is known', () =>
    expect(fields({ zipCodeId: null }, { cityHasZips: false, zipCity: null })).toEqual([]));
  it('are typed in such a town, and there only', () => {
    const bare = { cityHasZips: false, zipCity: null };
    expect(fields({ zipCodeId: null, zipTyped: '7113' }, bare)).toEqual([]);
    expect(fields({ zipCodeId: null, zipTyped: '4027' })).toEqual(['zipTyped']);
    expect(fields({ zipTyped: '4027' })).toEqual(['zipTyped']);
    expect(fields({ zipTyped: '7113' }, bare)).toEqual(['zipCodeId']);
  });
});

describe('sub-municipalities', () => {
  it('are those of a city that has them', () => expect(placeProblems(manila, inManila)).toEqual({}));
  it('are asked for in such a city', () =>
    expect(fields({}, { ...inManila, partCity: null })).toEqual(['subMunicipalityId']));
  it('are refused in every other city', () =>
    expect(fields({ subMunicipalityId: '1380608' }, { partCity: '1380600000' })).toEqual([
      'subMunicipalityId',
    ]));
  it('are refused when they are of another city', () =>
    expect(fields(manila, { ...inManila, partCity: 'x' })).toEqual(['subMunicipalityId']));
  it('hold the barangay', () =>
    expect(fields(manila, { ...inManila, barangayPart: '1380601' })).toEqual(['barangayId']));
  it('hold the ZIP code, unless that is of the whole city', () => {
    expect(fields(manila, { ...inManila, zipPart: '1380601' })).toEqual(['zipCodeId']);
    expect(fields(manila, { ...inManila, zipPart: null })).toEqual([]);
    expect(fields(manila, { ...inManila, zipPart: '1380608' })).toEqual([]);
  });
});

describe('what is not chosen below a city', () => {
  it('is asked for where the city has it, and only once there is a city', () => {
    const both = { hasParts: true, hasZips: true };
    expect(missingPlaces({}, both)).toEqual({});
    expect(Object.keys(missingPlaces({ municipalityId: '1' }, both))).toEqual([
      'subMunicipalityId',
      'zipCodeId',
    ]);
    expect(missingPlaces({ municipalityId: '1' }, { hasParts: false, hasZips: false })).toEqual({});
    expect(missingPlaces({ municipalityId: '1', subMunicipalityId: '2', zipCodeId: '3' }, both)).toEqual({});
  });
});
