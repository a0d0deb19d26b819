import { createContext, useContext } from 'react';
import type { RegisterPlace } from '#domain/people/registering/registerSteps.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { FieldErrors } from '../../public/ErrorSummary.tsx';
import type { Answers } from './answers.ts';

/** What every page of a registration works with. */
export interface Registering {
  place: RegisterPlace;
  answers: Answers;
  /** Keeps answers, in this tab too. */
  keep: (more: Partial<Answers>) => void;
  /** Goes to a page, in place of this one where it is not to be come back to. */
  go: (place: RegisterPlace, how?: { replace?: boolean }) => void;
  /** To the page after this one, or back to the review for whoever has seen that. */
  goOn: () => void;
}

export const RegisterContext = createContext<Registering | null>(null);
/** What is wrong on this page, by the id of its field. */
export const ErrorsContext = createContext<FieldErrors>({});
/** Told, by the id of its field, what a picture that was chosen waits for: that is said in place of "missing". */
export const UnsentContext = createContext<(id: string, why: Sentence | null) => void>(() => undefined);

/** What this registration works with. Throws outside of one. */
export const useRegistering = (): Registering => {
  const registering = useContext(RegisterContext);
  if (!registering) throw new Error('There is no registration around this');
  return registering;
};

export const useErrorOf = (id: string): string | null => useContext(ErrorsContext)[id] ?? null;
