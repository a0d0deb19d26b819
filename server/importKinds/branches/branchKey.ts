import { foldWords } from '#domain/imports/match/fold.ts';
import type { StoreForm } from '#domain/selfService/form/applicationForm.ts';

type Placed = Pick<StoreForm, 'merchantName'> & Partial<StoreForm>;

const foldAll = (texts: readonly (string | undefined)[]): string =>
  texts.map((text) => foldWords(text ?? '')).join('|');

/** By what people would take two stores for the same one: name and town; one without an address of its own is where the business is. */
export const nameInTown = ({ merchantName, isSameAddress = true, address }: Placed): string =>
  foldAll([merchantName, isSameAddress ? '' : address?.municipality?.value || address?.municipality?.label]);

/** What makes two stores of an application the same one: name and place, however they are written. */
export const branchKey = ({ merchantName, isSameAddress = true, address }: Placed): string => {
  const place =
    isSameAddress || !address
      ? []
      : [
          address.municipality?.value || address.municipality?.label,
          address.barangay?.value || address.barangay?.label,
          address.streetName,
          address.streetNumber,
          address.buildingName,
          address.floorNumber,
          address.unitNumber,
        ];
  return foldAll([merchantName, ...place]);
};
