import { isMasked } from '../formats/accountNumber.ts';
import { internationalMobile } from '../formats/mobile.ts';
import { formatTin } from '../formats/tin.ts';
import type { FieldRow } from './field.ts';

/**
 * What a copy of a field's value holds, as other systems take it: a TIN in its groups, so that a spreadsheet keeps its zeros, a
 * mobile number with its country. Null where nothing is copied, as of a number that is shown in part.
 */
export function copyOfField(
  { isCopied, kind }: Pick<FieldRow, 'isCopied' | 'kind'>,
  value: string,
): string | null {
  if (!isCopied || value === '' || isMasked(value)) return null;
  if (kind === 'tin') return formatTin(value);
  return kind === 'mobile' || kind === 'phone' ? internationalMobile(value) : value;
}
