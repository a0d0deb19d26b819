import { foldWords } from '#domain/imports/match/fold.ts';
import type { StoreForm } from '#domain/selfService/form/applicationForm.ts';

/** What makes two stores of an application the same one: name and place, however they are written. */
export const branchKey = ({
  merchantName,
  isSameAddress = true,
  address,
}: Pick<StoreForm, 'merchantName'> & Partial<StoreForm>): string => {
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
  return [merchantName, ...place].map((text) => foldWords(text ?? '')).join('|');
};
