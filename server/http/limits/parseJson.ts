import type { Sentence } from '#domain/sentence.ts';
import { fail, unreadable } from '../errors/fail.ts';

/** Members of one object of a body: no form has as many, and a schema looks at each of them. */
const MOST_MEMBERS = 5_000;
/** Values of a body, counted by what stands before each. An application with five hundred stores has half of them. */
const MOST_VALUES = 300_000;

const TOO_MANY: Sentence = {
  en: 'The request has an object with more than 5,000 members: send fewer.',
  fil: 'May object ang request na may higit sa 5,000 na member: magpadala ng mas kaunti.',
};
const TOO_MANY_VALUES: Sentence = {
  en: 'The request has more than 300,000 values: send fewer.',
  fil: 'May higit sa 300,000 value ang request: magpadala ng mas kaunti.',
};

const COMMA = ','.charCodeAt(0);
const BRACKET = '['.charCodeAt(0);
const BRACE = '{'.charCodeAt(0);

/** Throws 400 for a text of too many values. Eight megabytes of empty lists would take seconds to parse. */
const checkValues = (text: string): void => {
  if (text.length <= MOST_VALUES) return;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === COMMA || code === BRACKET || code === BRACE) values += 1;
    if (values > MOST_VALUES) throw fail('invalid', TOO_MANY_VALUES);
  }
};

/** Throws 400 for a body with an object of too many members, before a schema looks at them. */
const checkMembers = (body: unknown): void => {
  const open: unknown[] = [body];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const inner = Array.isArray(value) ? value : Object.values(value);
    if (!Array.isArray(value) && inner.length > MOST_MEMBERS) throw fail('invalid', TOO_MANY);
    for (const one of inner) if (typeof one === 'object' && one !== null) open.push(one);
  }
};

/** A body as its text says it; undefined for none. Throws 400 for what is no JSON, or has more in it than any call takes. */
export const parseJson = (text: string): unknown => {
  if (text === '') return undefined;
  checkValues(text);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw unreadable();
  }
  checkMembers(body);
  return body;
};
