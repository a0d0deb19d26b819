import { NO_CONTROL_CHARACTERS } from '#contract/line.ts';
import { fail } from './errors/fail.ts';

const UNKNOWN = {
  en: 'This query parameter is not known here.',
  fil: 'Hindi kilala rito ang query parameter na ito.',
};
const TWICE = {
  en: 'This query parameter is given twice.',
  fil: 'Dalawang beses ibinigay ang query parameter na ito.',
};
/**
 * Refuses query strings in which a value would be dropped in silence: a field twice, a field both plain and with an
 * operator, or names that are not of the dialect (`field`, `field[op]`); and those with a zero byte, which no database can look for.
 */
export const checkQuery = (params: URLSearchParams): void => {
  const seen = new Map<string, Set<string>>();
  for (const [name, value] of params) {
    const match = /^([A-Za-z][A-Za-z0-9_]*(?:\.[A-Za-z][A-Za-z0-9]*)?)(?:\[(like|gte|lte|in)\])?$/.exec(name);
    if (!match) throw fail('invalid', UNKNOWN, { fields: { [name.slice(0, 60)]: UNKNOWN } });
    const [, field = '', operator = ''] = match;
    if (value.includes('\0'))
      throw fail('invalid', NO_CONTROL_CHARACTERS, { fields: { [field]: NO_CONTROL_CHARACTERS } });
    const operators = seen.get(field) ?? new Set();
    const both = operators.has(operator) || (operators.size > 0 && (operator === '' || operators.has('')));
    if (both) throw fail('invalid', TWICE, { fields: { [field]: TWICE } });
    seen.set(field, operators.add(operator));
  }
};
