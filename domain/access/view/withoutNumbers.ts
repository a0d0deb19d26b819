import { associateFields } from '../../fields/associate.ts';
import { bankAccountFields } from '../../fields/bankAccount.ts';
import { bankChangeFields } from '../../fields/bankChange.ts';
import { contactDetailFields } from '../../fields/contactPerson.ts';
import { everyField, type FieldKind } from '../../fields/field.ts';
import { partnerFields } from '../../fields/partner.ts';
import { storeFields } from '../../fields/store.ts';
import { userFields } from '../../fields/user.ts';
import { userRequestFields } from '../../fields/userRequest.ts';
import { maskMobile } from '../../formats/mobile.ts';
import { isRow } from '../seenFromOutside.ts';

const KINDS: ReadonlySet<FieldKind> = new Set(['mobile', 'landline', 'phone']);
const { accountNumber } = bankAccountFields;

/** The names of fields that hold somebody's number, on the wire, as columns, and in bodies that the specification words. */
const NUMBERS: ReadonlySet<string> = new Set([
  'accountNumber',
  accountNumber.column,
  'mobile',
  'landline',
  ...[
    contactDetailFields,
    partnerFields,
    storeFields,
    associateFields,
    bankChangeFields,
    userFields,
    userRequestFields,
  ]
    .flatMap(everyField)
    .flatMap(([name, { kind, column }]) => (KINDS.has(kind) ? [name, ...(column ? [column] : [])] : [])),
]);

const isNumber = (name: string): boolean => NUMBERS.has(name.split('.').at(-1) ?? name);

/** A number by its last four digits; a value of the trail is hidden whole. */
const shortened = (value: unknown): unknown => {
  if (typeof value === 'string') return maskMobile(value);
  return isRow(value) && 'kind' in value ? { kind: 'hidden' } : withoutNumbers(value);
};

/** In a change the field stands beside its values. */
const SIDES: ReadonlySet<string> = new Set(['before', 'after', 'value']);

/** An answer with all telephone and account numbers but for their last four digits. Files pass as they are. */
export function withoutNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNumbers);
  if (!isRow(value)) return value;
  const isOfNumber = typeof value.field === 'string' && isNumber(value.field);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      isNumber(name) || (isOfNumber && SIDES.has(name)) ? shortened(part) : withoutNumbers(part),
    ]),
  );
}
