import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Branch } from '../wizard/answers.ts';

/** The name of a store as people see it; by its place in the list while it has none. */
export const useBranchName = () => {
  const translate = useTranslate();
  return useCallback(
    ({ merchantName }: Branch, index: number): string =>
      merchantName.trim() || translate('branches.noName', { n: index + 1 }),
    [translate],
  );
};
