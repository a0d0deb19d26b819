import { typedItems } from './listItems.ts';
import { identifierReader } from './readIdentifier.ts';
import { type Reader, refused, taken } from './reading.ts';

/** A code as it was typed. */
export const readCode: Reader = identifierReader({ ofText: (text) => taken(text) });

/** Several codes, one a line; a number is one of them. */
export const readCodes: Reader = (typed, field, facts) => {
  if (typed.number) return readCode(typed, field, facts);
  const read = typedItems(typed.text).map((text) => readCode({ text, number: null }, field, facts));
  if (read.some(({ text }) => text === null)) return refused('rounded_number');
  return taken(read.map(({ text }) => text).join('\n'));
};
