import type { Language } from '#domain/sentence.ts';
import type { Values } from '../../../components/admin/form/formSpec.tsx';
import type { Answers, Branch } from './answers.ts';
import {
  bankFieldOf,
  bankProblems,
  businessProblems,
  type KnownPlaces,
  type Problems,
  repeatedAmong,
  storeProblems,
} from './stepProblems.ts';
import type { BranchStep, StepName } from './steps.ts';

/** What the server refused, and the answers that it refused. */
export interface Refused {
  answers: Answers;
  fields: Problems;
}

const STEP_OF: Readonly<Record<string, StepName>> = {
  bankDetails: 'bankInformation',
  authorizedSignatory: 'bankInformation',
  mdrRates: 'bankInformation',
  documents: 'requiredDocuments',
};
const BRANCH_STEP_OF: Readonly<Record<string, BranchStep>> = {
  retailerAssociates: 'retailer',
  commodities: 'commodity',
  schedules: 'commodity',
  ecommerceSites: 'commodity',
};

const first = (path: string): string => path.split('.')[0] ?? path;
/** The step that asks for a field of the application. */
const stepOf = (path: string): StepName => STEP_OF[first(path)] ?? 'businessDetails';
/** The step that asks for a field of a store. */
export const branchStepOf = (path: string): BranchStep => BRANCH_STEP_OF[first(path)] ?? 'merchant';

const only = (problems: Problems, keep: (path: string) => boolean): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([path]) => keep(path)));

const below = (problems: Problems, prefix: string): Problems =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([path, message]) =>
      path.startsWith(prefix) ? [[path.slice(prefix.length), message]] : [],
    ),
  );

const cached = <K extends object, V>(make: (key: K) => V): ((key: K) => V) => {
  const results = new WeakMap<K, V>();
  return (key) => {
    const found = results.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    results.set(key, made);
    return made;
  };
};

/**
 * Finds what is wrong with answers. What was found for a part is remembered for as long as that part stays the same, so that
 * 500 stores are not checked again with every key.
 */
export const createChecker = (setting: { language: Language; isExternal: boolean; known: KnownPlaces }) => {
  const { language, known } = setting;
  const ofBusiness = cached((values: Answers['business']) => businessProblems(values, language, known));
  const ofBank = cached((values: Answers['bank']) => bankProblems(values, language));
  const ofStore = cached((branch: Branch) => storeProblems(branch, setting));
  const ofRepeated = cached((branches: readonly Branch[]) => repeatedAmong(branches, language));

  /** What is refused of a store that has not changed since. */
  const refusedStore = (branch: Branch, refused: Refused | null): Problems => {
    const at = refused?.answers.branches.indexOf(branch) ?? -1;
    return refused && at >= 0
      ? only(below(refused.fields, `merchants.${at}.`), (path) => first(path) !== 'documents')
      : {};
  };
  const refusedStep = (step: StepName, answers: Answers, refused: Refused | null): Problems => {
    if (!refused) return {};
    const isSame = {
      businessDetails: refused.answers.business === answers.business,
      bankInformation: refused.answers.bank === answers.bank,
      requiredDocuments: refused.answers.files === answers.files,
    }[step as string];
    if (!isSame) return {};
    const own = only(refused.fields, (path) => first(path) !== 'merchants' && stepOf(path) === step);
    return Object.fromEntries(
      Object.entries(own).map(([path, message]) => [bankFieldOf(answers.bank, path), message]),
    );
  };

  const branch = (
    answers: Answers,
    one: Branch,
    step?: BranchStep,
    refused: Refused | null = null,
  ): Problems => {
    const at = answers.branches.findIndex(({ key }) => key === one.key);
    // The form asks about a store as it is typed: what is repeated is asked of the list with it.
    const rows =
      answers.branches[at] === one
        ? answers.branches
        : answers.branches.map((row, n) => (n === at ? one : row));
    // What a form holds is the same object whatever is typed: only answers are remembered by it.
    const own = answers.branches[at] === one ? ofStore(one) : storeProblems(one, setting);
    const all = { ...refusedStore(one, refused), ...ofRepeated(rows).get(at), ...own };
    return step && step !== 'reviewApplication' ? only(all, (path) => branchStepOf(path) === step) : all;
  };

  const step = (answers: Answers, name: StepName, refused: Refused | null = null): Problems => {
    if (name === 'businessDetails')
      return { ...refusedStep(name, answers, refused), ...ofBusiness(answers.business) };
    if (name === 'bankInformation')
      return { ...refusedStep(name, answers, refused), ...ofBank(answers.bank) };
    if (name === 'requiredDocuments') return refusedStep(name, answers, refused);
    if (name === 'reviewApplication') return {};
    return Object.fromEntries(
      answers.branches.flatMap((one, at) =>
        Object.entries(branch(answers, one, name, refused)).map(([path, message]) => [
          `merchants.${at}.${path}`,
          message,
        ]),
      ),
    );
  };
  const values = (name: 'businessDetails' | 'bankInformation', typed: Values): Problems =>
    // A form gives the same object whatever is typed into it: nothing of it is remembered.
    name === 'businessDetails' ? businessProblems(typed, language, known) : bankProblems(typed, language);
  return { step, branch, values };
};
