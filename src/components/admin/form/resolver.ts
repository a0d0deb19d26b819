import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import type { FormSpec, Values } from './formSpec.tsx';
import { leavesOf } from './leaves.ts';

/** The form's own validation as react-hook-form asks for it: every message under its field, as plain text. */
export const resolverOf =
  ({ validate }: Pick<FormSpec, 'validate'>): Resolver<Values> =>
  (values) => {
    const messages = leavesOf(validate?.(values) ?? {});
    const errors: FieldErrors<Values> = {};
    const said = new Set<string>();
    // In the order in which they were found; a message on a list comes before those on its rows, which it would replace.
    const say = (path: string): void => {
      if (said.has(path)) return;
      said.add(path);
      for (const above of Object.keys(messages)) if (path.startsWith(`${above}.`)) say(above);
      set(errors, path, { type: 'validate', message: String(messages[path]) });
    };
    Object.keys(messages).forEach(say);
    return said.size === 0 ? { values, errors: {} } : { values: {}, errors };
  };
