import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import type { FormSpec, Values } from './formSpec.tsx';
import { leavesOf } from './leaves.ts';

/** The form's own validation as react-hook-form asks for it: every message under its field, as plain text. */
export const resolverOf =
  ({ validate }: FormSpec): Resolver<Values> =>
  (values) => {
    const messages = Object.entries(leavesOf(validate?.(values) ?? {}));
    if (messages.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    // The shorter paths first: a message on a list keeps those on its rows beside it.
    for (const [path, message] of messages.sort(([a], [b]) => a.length - b.length))
      set(errors, path, { type: 'validate', message: String(message) });
    return { values: {}, errors };
  };
