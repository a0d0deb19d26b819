import { createContext, useContext } from 'react';
import type { Values } from '../../../components/admin/form/formSpec.tsx';
import type { DraftState } from '../../../components/admin/form/useDraftSaver.ts';
import type { Answers, Branch } from './answers.ts';
import type { BranchStep, StepName } from './steps.ts';

/** What the pages of the wizard share. */
export interface Wizard {
  /** A partner with its stores, or stores of a partner that is there already. */
  mode: 'partner' | 'stores';
  /** The partner that stores are added to. */
  partnerId: string | null;
  answers: Answers;
  /** Changes the answers; they are kept as a draft by themselves. */
  change: (edit: (answers: Answers) => Answers) => void;
  /** What is wrong with a step's answers, by the path of the wire (`tinNumber`, `merchants.3.address.barangayId`). */
  problemsOf: (step: StepName) => Readonly<Record<string, string>>;
  /** What is wrong with the values of a step's form as they are typed. */
  problemsOfValues: (
    step: 'businessDetails' | 'bankInformation',
    values: Values,
  ) => Readonly<Record<string, string>>;
  /** Whether nothing is wrong with a step's answers by themselves; what the server refused opens and closes no step. */
  isAnswered: (step: StepName) => boolean;
  /** What is wrong with one store, by its fields; of all its pages, or of one. */
  problemsOfBranch: (branch: Branch, step?: BranchStep) => Readonly<Record<string, string>>;
  /** The address of a step; of one store's page in it when its place in the list is given. */
  pathTo: (step: StepName, branch?: number) => string;
  /** Where the wizard was entered from. */
  exitPath: string;
  /** What becomes of what is typed. */
  draft: DraftState;
  /** What the server refused the answers for is said at the fields until they change; documents by their place in `answers.files`. */
  refuse: (fields: Readonly<Record<string, string>>) => void;
  /** Keeps all that is typed now; answers whether that is so. */
  flush: () => Promise<boolean>;
  /** Whether another tab or machine has changed the draft, and nobody has said yet which side counts. */
  isForeign: () => boolean;
  /** Ends the wizard: the answers are sent, and the draft goes away. */
  finish: () => Promise<void>;
}

const Context = createContext<Wizard | null>(null);
export const WizardProvider = Context.Provider;

/** The wizard around this page. */
export const useWizard = (): Wizard => {
  const found = useContext(Context);
  if (!found) throw new Error('useWizard needs the wizard around it');
  return found;
};
