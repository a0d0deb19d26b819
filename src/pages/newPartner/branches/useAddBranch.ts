import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { emptyBranch } from '../wizard/answers.ts';
import { useWizard } from '../wizard/useWizard.ts';
import { addBranches, MOST_BRANCHES } from './editBranches.ts';

/**
 * Adds an empty store and opens its page. A store begins with what it is and where, whatever step asks for it. The component that
 * uses this has to stay when the first store comes.
 */
export const useAddBranch = () => {
  const navigate = useNavigate();
  const { answers, change, pathTo } = useWizard();
  const [added, setAdded] = useState<string | null>(null);
  const at = answers.branches.findIndex(({ key }) => key === added);
  // It has an address once it is among the answers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once
  useEffect(() => {
    if (at < 0) return;
    setAdded(null);
    navigate(pathTo('merchant', at));
  }, [at]);
  return () => {
    const branch = emptyBranch();
    setAdded(branch.key);
    change(addBranches([branch]));
  };
};

/** Why no more stores can be added; undefined while there is room. */
export const useFullReason = (): string | undefined => {
  const translate = useTranslate();
  const { answers } = useWizard();
  const isFull = answers.branches.length >= MOST_BRANCHES;
  return isFull ? translate('branches.full', { most: MOST_BRANCHES }) : undefined;
};
