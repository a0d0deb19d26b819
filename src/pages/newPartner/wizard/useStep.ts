import { createContext, useContext } from 'react';
import type { StepName } from './steps.ts';

/** The step that is shown, and the store whose page it is. */
export interface ShownStep {
  step: StepName;
  /** Place of the store in the list; null on the step's own page. */
  branchIndex: number | null;
  /** The step has been left before: what is missing in it is said at once. */
  isRevisited: boolean;
}

const Context = createContext<ShownStep | null>(null);
export const StepProvider = Context.Provider;

/** The step around this component. */
export const useStep = (): ShownStep => {
  const found = useContext(Context);
  if (!found) throw new Error('useStep needs a step of the wizard around it');
  return found;
};
