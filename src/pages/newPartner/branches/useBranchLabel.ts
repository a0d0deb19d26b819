import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldLabel } from '../../../components/admin/records/useFieldLabel.ts';
import { usePersonLabel } from '../../records/people/usePersonLabel.ts';

/** The name of a field of a store by its path; of a retailer associate it says which person it is of. */
export const useBranchLabel = () => {
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  const personLabelOf = usePersonLabel();
  return useCallback(
    (path: string): string => {
      const [, row, field] = /^retailerAssociates\.(\d+)\.(.+)$/.exec(path) ?? [];
      if (row && field)
        return `${translate('branches.people.person', { n: Number(row) + 1 })}: ${personLabelOf(field)}`;
      return labelOf(path);
    },
    [translate, labelOf, personLabelOf],
  );
};
