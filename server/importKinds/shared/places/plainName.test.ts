import { describe, expect, it } from 'vitest';
import { barangayKey, cityKey, plainName, provinceKey, regionKey, regionKeys } from './plainName.ts';

describe('names of places are compared without what people write differently', () => {
  it.each([
    ['Sto. Niño', 'Santo Nino'],
    ['STA. ROSA', 'Santa  Rosa'],
    ['Gen. Mariano Alvarez', 'General Mariano-Alvarez'],
    ['Pres. Roxas', 'President Roxas'],
    ['Mt. Carmel', 'mount carmel'],
    ["D'Andrade", 'dandrade'],
  ])('%s is %s', (one, other) => expect(plainName(one)).toBe(plainName(other)));

  it.each([
    ['City of Calamba', 'Calamba City'],
    ['CALAMBA', 'City of Calamba'],
    ['Quezon City', 'quezon'],
    ['Municipality of Bay', 'Bay'],
    ['City of Sto. Tomas', 'Santo Tomas City'],
    ['City of Parañaque', 'Paranaque City'],
  ])('the city %s is %s', (one, other) => expect(cityKey(one)).toBe(cityKey(other)));

  it.each([
    ['Barangay 5', '5'],
    ['Brgy. 5', '5'],
    ['Bgy San Jose', 'San Jose'],
    ['Poblacion', 'Pob.'],
  ])('the barangay %s is %s', (one, other) => expect(barangayKey(one)).toBe(barangayKey(other)));

  it.each([
    ['Province of Laguna', 'Laguna'],
    ['Cebu Province', 'Cebu'],
    ['City of Isabela (Not a Province)', 'City of Isabela'],
  ])('the province %s is %s', (one, other) => expect(provinceKey(one)).toBe(provinceKey(other)));

  it.each([
    'Region IV-A',
    'IV-A',
    '4A',
    'region 4-a',
    'CALABARZON',
    'Region IV-A (CALABARZON)',
    'REGION 04-A',
  ])('the region %s is IV-A', (text) =>
    expect(regionKeys('Region IV-A (CALABARZON)')).toContain(regionKey(text)),
  );

  it.each(['NCR', 'National Capital Region', 'national capital region (ncr)'])('%s is the capital', (text) =>
    expect(regionKeys('National Capital Region (NCR)')).toContain(regionKey(text)),
  );

  it('tells regions of different numbers apart', () => {
    const keys = ['I', 'II', 'III', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII'].map((number) =>
      regionKey(`Region ${number}`),
    );
    expect(keys).toEqual(['1', '2', '3', '5', '6', '7', '8', '9', '10', '11', '12', '13']);
  });

  it('leaves a name that is nothing but such a word', () => {
    expect([cityKey('City'), barangayKey('Barangay'), provinceKey('Province')]).toEqual([
      'city',
      'barangay',
      'province',
    ]);
  });
});
