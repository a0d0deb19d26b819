import { describe, expect, it } from 'vitest';
import { findByName } from './findByName.ts';

const find = (names: readonly string[], typed: string, options?: { inOrder: boolean }) =>
  findByName(names, typed, (name) => name, options);

const BANKS = ['BDO Unibank, Inc.', 'Land Bank of the Philippines', 'Union Bank of the Philippines'];
const BARANGAYS = ['Bagumbayan', 'Barangay IV (Pob.)', 'Barangay XIV', 'Darasa', 'Santa Cruz', 'Talisay'];
const REGIONS = [
  'Region I (Ilocos Region)',
  'Region IV-A (CALABARZON)',
  'Region V (Bicol Region)',
  'Region X (Northern Mindanao)',
  'National Capital Region (NCR)',
  'MIMAROPA Region',
];

describe('a name among many', () => {
  it('is found however it is cut into words', () => {
    expect(find(BANKS, 'Landbank')).toEqual(['Land Bank of the Philippines']);
    expect(find(BANKS, ' union  BANK')).toEqual(['Union Bank of the Philippines']);
    expect(find(BANKS, 'bdo unibank inc')).toEqual(['BDO Unibank, Inc.']);
    expect(find(['Dasmariñas', 'Peñafrancia'], 'pena')).toEqual(['Peñafrancia']);
  });

  it.each([
    ['bpi', ['Bank of the Philippine Islands', 'BPI Direct BanKo']],
    ['BPI Direct', ['BPI Direct BanKo']],
    ['PNB', ['Philippine National Bank']],
    ['rcbc', ['Rizal Commercial Banking Corporation']],
    ['lbp', ['Land Bank of the Philippines']],
  ])('of a bank is found by its initials %j', (typed, found) => {
    const more = ['Bank of the Philippine Islands', 'BPI Direct BanKo', 'Philippine National Bank'];
    const banks = [...BANKS, ...more, 'Rizal Commercial Banking Corporation'];
    expect(find(banks, typed)).toEqual(found);
    // Of places nobody does.
    expect(find(['Poblacion Norte Bagong'], 'pnb')).toEqual([]);
  });

  it.each([
    ['metrobank', 'Metropolitan Bank and Trust Company'],
    ['Metro Bank', 'Metropolitan Bank and Trust Company'],
    ['psbank', 'Philippine Savings Bank'],
    ['pbcom', 'Philippine Bank of Communications'],
  ])('of a bank is found by what it calls itself, %j', (typed, found) =>
    expect(find([...BANKS, found], typed)).toEqual([found]),
  );

  it('stands behind one of which a word begins with it, unless the order is to stay', () => {
    expect(find(['Talisay', 'San Isidro'], 'is')).toEqual(['San Isidro', 'Talisay']);
    expect(find(['Talisay', 'San Isidro'], 'is', { inOrder: true })).toEqual(['Talisay', 'San Isidro']);
  });

  it('is not found across the end of a word that it does not begin with', () =>
    expect(find(['Abad Arizal'], 'dar')).toEqual([]));

  it.each(['brgy darasa', 'Brgy. Darasa', 'brgy.darasa', 'bgy. dara', 'barangay darasa'])(
    'of a barangay is found by %j',
    (typed) => expect(find(BARANGAYS, typed)).toEqual(['Darasa']),
  );

  it('that has the word before it is found with it and without', () => {
    expect(find(BARANGAYS, 'brgy. 4')).toEqual(['Barangay IV (Pob.)']);
    expect(find(BARANGAYS, 'barangay iv')).toEqual(['Barangay IV (Pob.)']);
    expect(find(BARANGAYS, '14')).toEqual(['Barangay XIV']);
  });

  it('is waited for while no more than the word is typed', () => {
    expect(find(BARANGAYS, 'brgy.')).toEqual(BARANGAYS);
    expect(find(['Darasa', 'Talisay'], 'barang')).toEqual(['Darasa', 'Talisay']);
    expect(find(['Darasa', 'Talisay'], 'barangays')).toEqual([]);
  });

  it.each([
    ['Region 4', ['Region IV-A (CALABARZON)', 'MIMAROPA Region']],
    ['region iv', ['Region IV-A (CALABARZON)', 'MIMAROPA Region']],
    ['4a', ['Region IV-A (CALABARZON)']],
    ['4-B', ['MIMAROPA Region']],
    ['region 5', ['Region V (Bicol Region)']],
    ['Region 1', ['Region I (Ilocos Region)', 'Region X (Northern Mindanao)']],
    ['metro manila', ['National Capital Region (NCR)']],
  ])('of a region is found by %j', (typed, found) => expect(find(REGIONS, typed)).toEqual(found));

  it('is any while nothing is typed', () => expect(find(BANKS, ' ')).toEqual(BANKS));
});
