import { MOST_MEMBERS, typedItems } from './listItems.ts';
import { identifierReader } from './readIdentifier.ts';
import { type Reader, refused, taken } from './reading.ts';

/** A code as it was typed. */
export const readCode: Reader = identifierReader({ ofText: (text) => taken(text) });

/** Several codes, one a line; a number is one of them. */
export const readCodes: Reader = (typed, field, facts) => {
  if (typed.number) return readCode(typed, field, facts);
  // A code holds no comma, as members of other lists may.
  const items = [...new Set(typedItems(typed.text).flatMap(typedItems))];
  if (items.length > MOST_MEMBERS) return refused('too_many', null, { max: MOST_MEMBERS });
  const one = items.length === 1 ? items[0] : undefined;
  if (one !== undefined) return readCode({ text: one, number: null }, field, facts);
  // Of several no spreadsheet makes a number.
  const read = items.map((text) =>
    readCode({ text, number: null }, field, { ...facts, hasTextsAlone: false }),
  );
  if (read.some(({ text }) => text === null)) return refused('rounded_number');
  return taken(read.map(({ text }) => text).join('\n'));
};
