import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { missingDocuments as missingOf } from '#domain/review/requiredDocuments.ts';
import type { StepState, StepTexts, WizardStep } from '../../../components/ui/wizard/step.ts';
import { type Answers, filesOf } from './answers.ts';
import { isOpen, STEPS, type StepName } from './steps.ts';
import type { Wizard } from './useWizard.ts';

/** Codes of required documents that are not there yet. They hold up the approval, not the application. */
export const missingDocuments = (answers: Answers): string[] => {
  const { businessEntity } = answers.business;
  return missingOf(
    typeof businessEntity === 'string' ? businessEntity : null,
    filesOf(answers, null).map(({ documentCode }) => documentCode),
  );
};

/** The steps as their list shows them, and whether each is answered. */
export const useStepList = ({ answers, mode, problemsOf, isAnswered, pathTo }: Wizard) => {
  const translate = useTranslate();
  return useMemo(() => {
    const counts = new Map(STEPS.map((step) => [step, Object.keys(problemsOf(step)).length]));
    const isDone = (step: StepName) => isAnswered(step) && counts.get(step) === 0;
    const stateOf = (step: StepName): StepState => {
      if (!isOpen(step, isAnswered)) return 'locked';
      const wasLeft = STEPS.indexOf(step) < answers.reached;
      if (!isDone(step)) return wasLeft ? 'attention' : 'open';
      if (step === 'requiredDocuments' && mode === 'partner' && missingDocuments(answers).length > 0)
        return wasLeft ? 'attention' : 'open';
      return wasLeft ? 'done' : 'open';
    };
    const noteOf = (step: StepName): string | undefined => {
      const count = counts.get(step) ?? 0;
      if (count > 0 && stateOf(step) === 'attention') {
        const stores = new Set(
          Object.keys(problemsOf(step)).map((path) => /^merchants\.\d+/.exec(path)?.[0]),
        );
        const isOfStores = !stores.has(undefined);
        return translate(isOfStores ? 'wizard.storesToMend' : 'wizard.toMend', {
          smart_count: isOfStores ? stores.size : count,
        });
      }
      if (step === 'merchant') return translate('wizard.stores', { smart_count: answers.branches.length });
      if (step === 'requiredDocuments' && answers.files.length > 0)
        return translate('wizard.files', { smart_count: answers.files.length });
      return undefined;
    };
    const steps = STEPS.map(
      (step): WizardStep => ({
        name: step,
        label: translate(`wizard.step.${step}`),
        href: pathTo(step),
        state: stateOf(step),
        note: noteOf(step),
      }),
    );
    const texts: StepTexts = {
      steps: translate('wizard.steps'),
      // Filled in by the list itself.
      position: translate('wizard.position', { at: '%{at}', of: '%{of}', label: '%{label}' }),
      state: {
        done: translate('wizard.state.done'),
        attention: translate('wizard.state.attention'),
        open: translate('wizard.state.open'),
        locked: translate('wizard.state.locked'),
      },
    };
    return { steps, texts };
  }, [answers, mode, problemsOf, isAnswered, pathTo, translate]);
};
