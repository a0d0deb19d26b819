import type { Resolver } from 'react-hook-form';
import type { FormSpec, Values } from './formSpec.tsx';
import { leavesOf } from './leaves.ts';

/** The form's own validation as react-hook-form asks for it: every message under its field, as plain text. */
export const resolverOf =
  ({ validate }: FormSpec): Resolver<Values> =>
  (values) => {
    const messages = Object.entries(leavesOf(validate?.(values) ?? {}));
    if (messages.length === 0) return { values, errors: {} };
    const errors = messages.map(([path, message]) => [path, { type: 'validate', message: String(message) }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
