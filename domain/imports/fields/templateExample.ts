import type { ImportField } from './fields.ts';

/** Fields whose cell in the example row comes from the data: it is another one in each template. */
const OF_DATA: ReadonlySet<string> = new Set([
  'accessRole',
  'categories',
  'code',
  'day',
  'dtiSeries',
  'emailAddress',
  'hsisPartnerCode',
  'hsisSalesroomCode',
  'merchantType',
  'partnerCodes',
  'reference',
  'salesroomCodes',
  'storeCategory',
  'tinNumber',
  'username',
  'validFrom',
  'validTo',
  'vatType',
]);
/** So many cells have to be there: few could be the same by chance. */
const LEAST = 3;

/** Whether a row, texts by the field's key, reads as the example of its template, which somebody forgot to type over. */
export function readsAsExample(
  fields: readonly ImportField[],
  texts: ReadonlyMap<string, string | null>,
): boolean {
  let same = 0;
  for (const { key, example } of fields) {
    const text = texts.get(key);
    // A column that the file lacks says nothing.
    if (text === undefined || OF_DATA.has(key) || example === '') continue;
    if (text !== example) return false;
    same += 1;
  }
  return same >= LEAST;
}
