import type { Sentence } from '#domain/sentence.ts';
import { fail } from '../errors/fail.ts';

/** Members of one object of a body: no form has as many, and a schema looks at each of them. */
const MOST_MEMBERS = 5_000;

const TOO_MANY: Sentence = {
  en: 'The request has an object with more than 5,000 members: send fewer.',
  fil: 'May object ang request na may higit sa 5,000 na member: magpadala ng mas kaunti.',
};

/** Throws 400 for a body with an object of too many members, before a schema looks at them. */
export const checkMembers = (body: unknown): void => {
  const open: unknown[] = [body];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const inner = Array.isArray(value) ? value : Object.values(value);
    if (!Array.isArray(value) && inner.length > MOST_MEMBERS) throw fail('invalid', TOO_MANY);
    for (const one of inner) if (typeof one === 'object' && one !== null) open.push(one);
  }
};
