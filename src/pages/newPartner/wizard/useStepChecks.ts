import { useCallback } from 'react';
import type { Values } from '../../../components/admin/form/formSpec.tsx';
import { useWizard } from './useWizard.ts';

/** What is wrong with the values of a step's form: as they are typed, and what the server refused of them until they change. */
export const useStepChecks = (step: 'businessDetails' | 'bankInformation') => {
  const { problemsOf, problemsOfValues } = useWizard();
  return useCallback(
    (values: Values) => ({ ...problemsOf(step), ...problemsOfValues(step, values) }),
    [step, problemsOf, problemsOfValues],
  );
};
