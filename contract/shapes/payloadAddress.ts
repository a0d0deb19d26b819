import { z } from 'zod';
import { addressFields } from '#domain/fields/address.ts';
import { COUNTRY } from '#domain/places/country.ts';
import { isZip, NOT_ZIP } from '#domain/places/zip.ts';
import { RETAILER_ADDRESS_TYPES, SELF_SERVICE_ADDRESS_TYPE } from '#domain/selfService/form/addressTypes.ts';
import { own } from '../messages/own.ts';
import { optionalLineOf } from './lineOf.ts';
import { optional } from './optional.ts';

const placeId = z.string().regex(/^\d{10}$/);
/** What a place is called; its id says which it is. */
const label = z.string().max(200).nullish();

/** An address as a payload of self-service has it: each place by id and label, always of the Philippines. */
const parts = z.strictObject({
  country: z.literal(COUNTRY).optional(),
  region: label,
  regionId: placeId,
  province: label,
  provinceId: placeId,
  municipality: label,
  municipalityId: placeId,
  subMunicipality: label,
  subMunicipalityId: placeId.nullish(),
  barangay: label,
  barangayId: placeId,
  /** The four digits; without an id they were typed, where the town has none to choose. */
  zipCode: optional(z.string().refine(isZip, own(NOT_ZIP))),
  zipCodeId: placeId.nullish(),
  streetNumber: optionalLineOf(addressFields.streetNumber),
  streetName: optionalLineOf(addressFields.streetName),
  buildingName: optionalLineOf(addressFields.buildingName),
  floorNumber: optionalLineOf(addressFields.floorNumber),
  unitNumber: optionalLineOf(addressFields.unitNumber),
});

export const payloadAddress = parts.extend({ type: z.literal(SELF_SERVICE_ADDRESS_TYPE).optional() });
export const payloadPersonAddress = parts.extend({ type: z.enum(RETAILER_ADDRESS_TYPES) });
export type PayloadAddress = z.output<typeof parts>;
