import { createContext, use } from 'react';
import type { Problems } from '#domain/selfService/check/problems.ts';
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

/** The value at a path of names and places. */
export const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, step) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined,
      values,
    );

/** The values with another one at a path; what lies beside it stays the same. */
export const withValue = (values: unknown, path: string, value: unknown): unknown => {
  const [first = '', ...rest] = path.split('.');
  const next = rest.length === 0 ? value : withValue(valueAt(values, first), rest.join('.'), value);
  if (Array.isArray(values)) return values.map((one, at) => (`${at}` === first ? next : one));
  return { ...(values as object), [first]: next };
};

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
