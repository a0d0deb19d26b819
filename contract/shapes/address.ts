import { z } from 'zod';
import { addressFields } from '#domain/fields/address.ts';
import { isZip, NOT_ZIP } from '#domain/places/zip.ts';
import { id } from '../envelope.ts';
import { own } from '../messages/own.ts';
import { named } from './code.ts';
import { optionalLineOf } from './lineOf.ts';
import { optional } from './optional.ts';

const placeId = z.string().regex(/^\d{10}$/);

export const ADDRESS_TYPES = [
  'REGISTRATION',
  'BUSINESS_PLACE',
  'PRESENT',
  'PERMANENT',
  'MAILING',
  'BILLING',
  'WAREHOUSE',
] as const;

/** An address as it is sent: ids of the cascade, then the parts below the barangay. The country is always PH. */
export const addressInput = z.strictObject({
  regionId: placeId,
  provinceId: placeId,
  municipalityId: placeId,
  subMunicipalityId: placeId.nullish(),
  barangayId: placeId,
  zipCodeId: placeId.nullish(),
  /** The 4 digits, typed where the town has no ZIP code to choose; there it may be left out too. */
  zipTyped: optional(z.string().refine(isZip, own(NOT_ZIP))),
  streetNumber: optionalLineOf(addressFields.streetNumber),
  streetName: optionalLineOf(addressFields.streetName),
  buildingName: optionalLineOf(addressFields.buildingName),
  floorNumber: optionalLineOf(addressFields.floorNumber),
  unitNumber: optionalLineOf(addressFields.unitNumber),
});
export type AddressInput = z.output<typeof addressInput>;

export const address = z.object({
  id,
  type: z.enum(ADDRESS_TYPES),
  country: z.literal('PH'),
  region: named,
  regionId: named,
  province: named,
  provinceId: named,
  municipality: named,
  municipalityId: named,
  subMunicipality: named,
  subMunicipalityId: named,
  barangay: named,
  barangayId: named,
  /** As "1000 - Ermita"; a typed one as "6216". */
  zipCode: named,
  zipCodeId: named,
  zipTyped: named,
  streetNumber: named,
  streetName: named,
  buildingName: named,
  floorNumber: named,
  unitNumber: named,
});
export type Address = z.infer<typeof address>;
