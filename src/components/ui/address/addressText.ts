import type { Address } from '#contract/parts.ts';

/** An address as two lines: what a courier needs first, then the place; empty parts leave no comma behind. */
export const addressLines = (address: Address): string[] => {
  const floor = address.floorNumber && `${address.floorNumber}/F`;
  const street = [address.streetNumber, address.streetName].filter(Boolean).join(' ');
  const first = [address.unitNumber, floor, address.buildingName, street].filter(Boolean).join(', ');
  const second = [
    address.barangay,
    address.subMunicipality,
    address.municipality,
    address.province,
    address.zipCode?.slice(0, 4),
    address.region,
  ];
  return [first, second.filter(Boolean).join(', ')].filter((line) => line !== '');
};
