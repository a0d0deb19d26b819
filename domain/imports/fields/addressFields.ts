import { addressFields as fields } from '../../fields/address.ts';
import { MATTER_COLUMNS } from '../../importJobs/matters.ts';
import type { ImportField } from './fields.ts';
import { importOf } from './importOf.ts';

/** The columns of an address, by name from the region down; the same words in every sheet that has one. */
export const addressFields = {
  numberBuilding: {
    key: 'numberBuilding',
    ...importOf(fields.buildingName),
    header: MATTER_COLUMNS.numberBuilding.header,
    synonyms: [
      'House Number',
      'Building',
      'Number',
      'Bldg',
      'House No',
      'Unit/Building',
      'Address Line 1',
      'Bldg No',
      'Bldg Name',
      'Building Name',
      'Unit No',
      'House',
    ],
    hint: { en: 'House number or building', fil: 'Numero ng bahay o gusali' },
    example: 'Rizal Building',
  },
  street: {
    key: 'street',
    ...importOf(fields.streetName),
    header: MATTER_COLUMNS.street.header,
    synonyms: ['Street Name', 'Street Address', 'Kalye', 'St', 'Str', 'Addr', 'Address', 'Address Line 2'],
    hint: { en: 'Street', fil: 'Kalye' },
    example: 'J.P. Rizal Street',
  },
  barangay: {
    key: 'barangay',
    header: MATTER_COLUMNS.barangay.header,
    synonyms: ['Brgy', 'Bgy', 'Brg', 'Bry', 'Barangay Name', 'Brgy Name'],
    type: 'text',
    required: true,
    hint: { en: 'Barangay by its name, in the city', fil: 'Pangalan ng barangay, sa lungsod' },
    example: 'Real',
    max: 120,
  },
  city: {
    key: 'city',
    header: MATTER_COLUMNS.city.header,
    synonyms: [
      'Municipality',
      'City/Municipality',
      'Town',
      'Lungsod',
      'Bayan',
      'Mun',
      'Muni',
      'City/Mun',
      'Mun/City',
      'Municipality/City',
      'City/Town',
      'City Name',
    ],
    type: 'text',
    required: true,
    hint: { en: 'City or municipality by its name', fil: 'Pangalan ng lungsod o bayan' },
    example: 'City of Calamba',
    max: 120,
  },
  province: {
    key: 'province',
    header: MATTER_COLUMNS.province.header,
    synonyms: ['Probinsya', 'Lalawigan', 'State', 'Prov', 'Prov Name', 'Province Name'],
    type: 'text',
    required: false,
    hint: {
      en: 'Province by its name; Metro Manila for the capital',
      fil: 'Pangalan ng probinsya; Metro Manila para sa kabisera',
    },
    example: 'Laguna',
    max: 120,
  },
  region: {
    key: 'region',
    header: MATTER_COLUMNS.region.header,
    synonyms: ['Rehiyon', 'Reg', 'Region Name'],
    type: 'text',
    required: false,
    hint: {
      en: 'Region by its name or number: NCR, Region IV-A, CALABARZON',
      fil: 'Pangalan o numero ng rehiyon: NCR, Region IV-A, CALABARZON',
    },
    example: 'Region IV-A (CALABARZON)',
    max: 120,
  },
  zipCode: {
    key: 'zipCode',
    header: MATTER_COLUMNS.zipCode.header,
    synonyms: ['Zip', 'Postal Code', 'Post Code', 'ZIP', 'Postal', 'Zip No', 'Postal No', 'Zip/Postal Code'],
    type: 'zip',
    required: true,
    hint: { en: 'ZIP code of the city, 4 digits', fil: 'ZIP code ng lungsod, 4 na digit' },
    example: '4027',
  },
  country: {
    key: 'country',
    header: 'Country',
    synonyms: ['Bansa'],
    type: 'text',
    required: false,
    hint: { en: 'Philippines, or empty', fil: 'Philippines, o walang laman' },
    example: 'Philippines',
    max: 60,
  },
} as const satisfies Record<string, ImportField>;

const COUNTRY = /^(ph|phl|(republic of )?the philippines|(republika ng )?pilipinas|philippines)\.?$/i;

/** Whether a text names the Philippines, in English, Filipino or by its code; none at all does too. */
export function isPhilippines(country: string | null): boolean {
  return country === null || country.trim() === '' || COUNTRY.test(country.trim());
}

/** A cell that holds a house number or a building: a number goes to the street, everything else is a building. */
export function numberOrBuilding(text: string | null): {
  streetNumber: string | null;
  buildingName: string | null;
} {
  const given = text?.trim() || null;
  const isNumber =
    given !== null && given.length <= fields.streetNumber.max && /^(#|no\.?\s*)?\d[\w/-]*$/i.test(given);
  return { streetNumber: isNumber ? given : null, buildingName: isNumber ? null : given };
}
