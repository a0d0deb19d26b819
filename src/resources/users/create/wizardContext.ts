import { createContext, useContext } from 'react';
import type { Post } from './posts.ts';
import type { WizardStepName } from './steps.ts';
import type { NewUserWizard } from './useNewUser.ts';

/** What the pages of the wizard share. */
export interface Shared extends NewUserWizard {
  posts: readonly Post[];
  /** The chosen one. */
  post: Post | undefined;
  step: WizardStepName;
  /** What is wrong with all answers, by field. */
  problems: Readonly<Record<string, string>>;
  pathTo: (step: WizardStepName) => string;
  /** The pages before and after this one. */
  before: WizardStepName | undefined;
  after: WizardStepName | undefined;
}

const Context = createContext<Shared | null>(null);
export const WizardProvider = Context.Provider;

/** The wizard around this page. */
export const useWizard = (): Shared => {
  const found = useContext(Context);
  if (!found) throw new Error('useWizard needs the wizard around it');
  return found;
};
