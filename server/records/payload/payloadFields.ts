import type { Sentence } from '#domain/sentence.ts';
import { type ApiRefusal, fail } from '../../http/errors/fail.ts';

/** How fields of a record are called in the payload of self-service; the first that fits counts. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^businessEntity$/, 'businessType'],
  [/^authorizedSignatory/, 'contactPerson'],
  [/^contactPersons\.0\.fullName.*$/, 'processor.fullName'],
  [/^contactPersons\.0.*$/, 'processor'],
  [/^merchantName$/, 'name'],
  [/^(retailerAssociates\.\d+)\.((?:first|middle|last)Name)$/, '$1.names.$2'],
  [/^(retailerAssociates\.\d+)\.mobileNumber$/, '$1.mobile'],
];
/** Parts of an address, wherever it stands. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  // In the order in which they are asked for.
  [/\.presentAddress(?=\.|$)/, '.addresses.0'],
  [/\.permanentAddress(?=\.|$)/, '.addresses.1'],
  [/\.zipTyped$/, '.zipCode'],
];

/** The name of a record's field in a payload. */
const payloadField = (path: string): string => {
  const [, store = '', field = ''] = /^(merchants\.\d+\.)?(.*)$/.exec(path) ?? [];
  const found = NAMES.find(([pattern]) => pattern.test(field));
  const named = found ? field.replace(found[0], found[1]) : field;
  return store + PARTS.reduce((text, [pattern, name]) => text.replace(pattern, name), named);
};

const isRefusal = (error: unknown): error is ApiRefusal =>
  error instanceof Error &&
  typeof (error as ApiRefusal).data === 'object' &&
  (error as ApiRefusal).data !== null;

/** Runs the taking in of a payload; what is refused of it is named as the payload names it, `rename` besides. */
export const inPayload = async <T>(
  work: () => Promise<T>,
  rename: (path: string) => string = (path) => path,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!isRefusal(error) || !error.data.fields) throw error;
    const { sentence, fields, ...rest } = error.data;
    const named = Object.entries(fields).map(([path, said]): [string, Sentence] => [
      payloadField(rename(path)),
      said,
    ]);
    throw fail(error.code, sentence, { ...rest, fields: Object.fromEntries(named) });
  }
};
