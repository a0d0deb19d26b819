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
  /** As "1000 - Ermita", or its 4 digits alone. */
  zipCode: string | null;
  /** Named last on two lines; no part of an envelope. */
  region?: string | null;
}

const joined = (separator: string, ...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part?.trim()).join(separator);

const named = (before: string, part: string | null): string | null =>
  part && /^\d/.test(part) ? `${before} ${part}` : part;

/** An address on two lines, from the unit to the street and from there to the ZIP code; a line without parts is left out. */
export function addressLines(address: AddressParts): string[] {
  const street = joined(' ', address.streetNumber, address.streetName);
  const zip = address.zipCode?.slice(0, 4) ?? null;
  // Metro Manila and its cities are no province of theirs on an envelope: the province repeats what the city says.
  const province = address.province === address.municipality ? null : address.province;
  const place = joined(
    ', ',
    named('Barangay', address.barangay),
    address.subMunicipality,
    address.municipality,
    joined(' ', province, zip),
    address.region,
  );
  const unit = named('Unit', address.unitNumber);
  const floor = named('Floor', address.floorNumber);
  return [joined(', ', unit, floor, address.buildingName, street), place].filter((line) => line !== '');
}

/** An address as it is written on an envelope, on one line: from the unit to the ZIP code. */
export function addressText(address: AddressParts): string {
  return addressLines({ ...address, region: null }).join(', ');
}
