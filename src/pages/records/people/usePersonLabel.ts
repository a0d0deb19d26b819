import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldLabel } from '../../../components/admin/records/useFieldLabel.ts';

const ADDRESSES: readonly string[] = ['presentAddress', 'permanentAddress'];

/** The name of a field of a person by its path; of two addresses it says which. */
export const usePersonLabel = () => {
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  return useCallback(
    (path: string): string => {
      const [first = '', ...rest] = path.split('.');
      const own = translate(`people.field.${first}`, { _: labelOf(path) });
      if (!ADDRESSES.includes(first) || rest.length === 0) return rest.length ? labelOf(path) : own;
      return `${own}: ${labelOf(rest.join('.'))}`;
    },
    [translate, labelOf],
  );
};
