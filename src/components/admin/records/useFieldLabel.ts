import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { type UiTexts, useUiTexts } from '../../ui/uiTexts.tsx';

/** Fields whose name on the wire is another than that of their text. */
const SAME_AS: Readonly<Record<string, keyof UiTexts>> = {
  regionId: 'region',
  provinceId: 'province',
  municipalityId: 'city',
  subMunicipalityId: 'subMunicipality',
  barangayId: 'barangay',
  zipCodeId: 'zipCode',
  zipTyped: 'zipCode',
  bankId: 'bank',
  bankBranchId: 'bankBranch',
  openingHour: 'opensAt',
  closingHour: 'closesAt',
};

/** The name of a field of a record by its path: what it is, and in a list which row of it. */
export const useFieldLabel = () => {
  const translate = useTranslate();
  const texts: Readonly<Record<string, string>> = useUiTexts();
  return useCallback(
    (path: string): string => {
      const parts = path.split('.');
      const row = parts.find((part) => /^\d+$/.test(part));
      const last = parts.findLast((part) => !/^\d+$/.test(part)) ?? path;
      const field = translate(`sections.field.${last}`, { _: texts[SAME_AS[last] ?? last] ?? last });
      return row === undefined ? field : `${field} (${Number(row) + 1})`;
    },
    [translate, texts],
  );
};
