/** The parts of an address that make one line; each may be missing. */
export interface AddressParts {
  unitNumber: string | null;
  floorNumber: string | null;
  buildingName: string | null;
  streetNumber: string | null;
  streetName: string | null;
  barangay: string | null;
  subMunicipality: string | null;
  municipality: string | null;
  province: string | null;
  /** As "1000 - Ermita". */
  zipCode: string | null;
}

const joined = (separator: string, ...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part?.trim()).join(separator);

const named = (before: string, part: string | null): string | null =>
  part && /^\d/.test(part) ? `${before} ${part}` : part;

/** An address as it is written on an envelope, on one line: from the unit to the ZIP code. */
export function addressText(address: AddressParts): string {
  const street = joined(' ', address.streetNumber, address.streetName);
  const zip = address.zipCode?.slice(0, 4) ?? null;
  // Metro Manila and its cities are no province of theirs on an envelope: the province repeats what the city says.
  const province = address.province === address.municipality ? null : address.province;
  return joined(
    ', ',
    named('Unit', address.unitNumber),
    named('Floor', address.floorNumber),
    address.buildingName,
    street,
    named('Barangay', address.barangay),
    address.subMunicipality,
    address.municipality,
    joined(' ', province, zip),
  );
}
