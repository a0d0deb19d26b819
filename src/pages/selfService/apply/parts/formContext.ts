import { createContext, use } from 'react';
import type { Problems } from '#domain/selfService/check/problems.ts';
import { valueAt } from '#domain/selfService/form/valueAt.ts';
import type { Sentence } from '#domain/sentence.ts';

/** The part of an application that a page shows, whose fields are found by their paths, `address.streetName`. */
export interface FormState {
  values: object;
  set: (path: string, value: unknown) => void;
  /** A field was left: it is saved, and what is wrong with it is said from then on. */
  leave: (path: string) => void;
  /** What is wrong, of fields that were left; all of them once somebody wanted to go on. */
  shown: Problems;
}

export const FormContext = createContext<FormState | null>(null);
/** What paths of fields begin with: set by `<Under>`. */
export const PathContext = createContext('');

export interface FieldState<V> {
  /** The whole path, which is the id of its input too. */
  id: string;
  value: V;
  error: Sentence | null;
  set: (value: V) => void;
  leave: () => void;
}

/** The form that a field stands in. */
export const useForm = (): FormState => {
  const form = use(FormContext);
  if (!form) throw new Error('A field stands in a form');
  return form;
};

/** One field by its path below that of the group around it. */
export const useField = <V>(name: string): FieldState<V> => {
  const form = useForm();
  const below = use(PathContext);
  const id = below ? `${below}.${name}` : name;
  return {
    id,
    value: valueAt(form.values, id) as V,
    error: form.shown[id] ?? null,
    set: (value) => form.set(id, value),
    leave: () => form.leave(id),
  };
};
