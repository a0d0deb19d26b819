import { useMemo } from 'react';
import type { Option } from '../../../components/ui/useOptions.ts';
import { useWizard } from '../wizard/useWizard.ts';
import { useBranchName } from './useBranchName.ts';

/** The stores of the application as choices, numbered so that two of the same name are told apart; one of them may be left out. */
export const useBranchOptions = (without?: string): Option[] => {
  const { branches } = useWizard().answers;
  const nameOf = useBranchName();
  return useMemo(
    () =>
      branches
        .map((branch, at) => ({ value: branch.key, label: `${at + 1}. ${nameOf(branch, at)}` }))
        .filter(({ value }) => value !== without),
    [branches, nameOf, without],
  );
};
