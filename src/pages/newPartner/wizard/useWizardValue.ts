import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { createChecker } from './createChecker.ts';
import type { DraftStore } from './draftStore.ts';
import { branchPath, exitPath, type WizardPlace, wizardPath } from './paths.ts';
import { placesKnownTo } from './placesKnownTo.ts';
import { refusedFields } from './refusedFields.ts';
import { BRANCH_STEPS, type BranchStep, type StepName } from './steps.ts';
import type { Wizard } from './useWizard.ts';

const isBranchStep = (step: string): step is BranchStep => BRANCH_STEPS.some((one) => one === step);

/** The wizard over its draft: answers, what is wrong with them, and the addresses of its pages. */
export const useWizardValue = (store: DraftStore, place: WizardPlace, prefix: string) => {
  const snapshot = useSyncExternalStore(store.subscribe, store.get);
  const language = useLanguage();
  const isExternal = useUser().type === 'EXTERNAL';
  const client = useQueryClient();
  const checker = useMemo(
    () => createChecker({ language, isExternal, known: placesKnownTo(client) }),
    [language, isExternal, client],
  );
  const { answers, state, refused } = snapshot;
  // Leaving a page keeps what was typed last; leaving for good makes room for the next application.
  useEffect(
    () => () => {
      if (store.hasEnded()) client.removeQueries({ queryKey: ['wizard', prefix] });
      else void store.flush();
    },
    [store, client, prefix],
  );
  const { mode, type, id } = place;
  const value = useMemo((): Wizard => {
    const here = { mode, type, id };
    const isGiven = (step: StepName) =>
      mode === 'stores' && (step === 'businessDetails' || step === 'bankInformation');
    return {
      mode,
      partnerId: id,
      answers,
      change: store.change,
      problemsOf: (step) => (isGiven(step) ? {} : checker.step(answers, step, refused)),
      problemsOfValues: checker.values,
      isAnswered: (step) => {
        if (isGiven(step)) return true;
        if (mode === 'stores' && step === 'merchant' && answers.branches.length === 0) return false;
        return Object.keys(checker.step(answers, step)).length === 0;
      },
      problemsOfBranch: (branch, step) => checker.branch(answers, branch, step, refused),
      pathTo: (step, index) => {
        const branch = index === undefined ? undefined : answers.branches[index];
        return branch && index !== undefined && isBranchStep(step)
          ? branchPath(here, step, index, branch.merchantName)
          : wizardPath(here, step);
      },
      exitPath: exitPath(here),
      draft: state,
      refuse: (fields) => store.refuse(refusedFields(answers, fields)),
      flush: store.flush,
      isForeign: () => store.get().isForeign,
      finish: () => store.discard({ forGood: true }),
    };
  }, [mode, type, id, answers, state, store, checker, refused]);
  return { value, snapshot };
};
