import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** The names of the fields of a promo. */
export const usePromoLabel = () => {
  const translate = useTranslate();
  return useCallback((field: string) => translate(`promos.field.${field}`), [translate]);
};
