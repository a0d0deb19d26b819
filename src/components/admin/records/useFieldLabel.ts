import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** The name of a field of a record by its path: what it is, and in a list which row of it. */
export const useFieldLabel = () => {
  const translate = useTranslate();
  return useCallback(
    (path: string): string => {
      const parts = path.split('.');
      const row = parts.find((part) => /^\d+$/.test(part));
      const last = parts.findLast((part) => !/^\d+$/.test(part)) ?? path;
      const field = translate(`sections.field.${last}`, { _: last });
      return row === undefined ? field : `${field} (${Number(row) + 1})`;
    },
    [translate],
  );
};
