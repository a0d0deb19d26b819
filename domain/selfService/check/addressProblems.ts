import { addressFields as fields } from '../../fields/address.ts';
import { missingPlaces } from '../../places/placeChain.ts';
import { isZip, NOT_ZIP } from '../../places/zip.ts';
import type { AddressForm, Choice } from '../form/applicationForm.ts';
import { sendsSubMunicipality } from '../send/sendAddress.ts';
import { type AskedField, found, missing, type Problems, textProblem } from './problems.ts';

/** Whether the city of an address has ZIP codes to choose from, as far as the page knows by now. */
export type KnownZips = (address: AddressForm) => boolean;

const ids = ({ municipality, subMunicipality, zipCode }: AddressForm) => ({
  municipalityId: municipality?.value,
  subMunicipalityId: subMunicipality?.value,
  zipCodeId: zipCode?.value,
});

const typedZip = (zip: Choice | null) =>
  zip && zip.value === '' && zip.label.trim() !== '' && !isZip(zip.label.trim()) ? NOT_ZIP : null;

/** What is wrong with an address: places that are not chosen, and texts that are too long. */
export const addressProblems = (address: AddressForm, hasZips: KnownZips): Problems => {
  const isManila = sendsSubMunicipality(address.municipality?.label ?? '');
  const below = missingPlaces(ids(address), { hasParts: isManila, hasZips: hasZips(address) });
  const line = (text: string, field: AskedField) => textProblem(text, field, { isOptional: true });
  return found({
    region: address.region ? null : missing(fields.regionId),
    province: address.province ? null : missing(fields.provinceId),
    municipality: address.municipality ? null : missing(fields.municipalityId),
    subMunicipality: below.subMunicipalityId ?? null,
    barangay: address.barangay ? null : missing(fields.barangayId),
    zipCode: below.zipCodeId ?? typedZip(address.zipCode),
    streetNumber: line(address.streetNumber, fields.streetNumber),
    streetName: line(address.streetName, fields.streetName),
    buildingName: line(address.buildingName, fields.buildingName),
    floorNumber: line(address.floorNumber, fields.floorNumber),
    unitNumber: line(address.unitNumber, fields.unitNumber),
  });
};
