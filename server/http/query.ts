import { fail } from './errors.ts';

/**
 * Refuses query strings in which a value would be dropped in silence: a field twice, a field both plain and with an
 * operator, or names that are not of the dialect (`field`, `field[op]`).
 */
export const checkQuery = (params: URLSearchParams): void => {
  const seen = new Map<string, Set<string>>();
  for (const name of params.keys()) {
    const match = /^([A-Za-z][A-Za-z0-9]*)(?:\[(like|gte|lte|in)\])?$/.exec(name);
    if (!match)
      throw fail('invalid', 'A query parameter is not known here.', {
        fields: { [name.slice(0, 60)]: 'This parameter is not known here' },
      });
    const [, field = '', operator = ''] = match;
    const operators = seen.get(field) ?? new Set();
    const both = operators.has(operator) || (operators.size > 0 && (operator === '' || operators.has('')));
    if (both)
      throw fail('invalid', 'A query parameter is given twice.', {
        fields: { [field]: 'Give this filter once' },
      });
    seen.set(field, operators.add(operator));
  }
};
