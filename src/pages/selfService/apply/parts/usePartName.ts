import type { DraftPartName } from '#domain/applicants/draftParts.ts';
import { type ApplyKey, useApplyText } from './useApplyText.ts';

/** Says what a part of an application is called; a store by the name that it bears, or bore. */
export const usePartName = (): ((part: DraftPartName, store: string | null | undefined) => string) => {
  const t = useApplyText();
  return (part, store) =>
    part.startsWith('branch-')
      ? t('review.store', { name: store || t('store.unnamed') })
      : t(`part.${part}` as ApplyKey);
};
