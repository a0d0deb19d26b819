import { partnerFields } from '../fields/partner.ts';
import { storeFields } from '../fields/store.ts';
import { isStaffsAlone, setByStaff } from './seesOf.ts';

/** Fields of a partner that only staff set, as the wire names them. */
export const PARTNER_STAFF_FIELDS = setByStaff(partnerFields);

/** Fields of a store that only staff set, as the wire names them. */
export const MERCHANT_STAFF_FIELDS = setByStaff(storeFields);

type Values = Readonly<Record<string, unknown>>;

const isNothing = (value: unknown): boolean =>
  value === '' || value === false || value === undefined || (Array.isArray(value) && value.length === 0);
const comparable = (value: unknown): string => JSON.stringify(isNothing(value) ? null : value);

/**
 * The staff's fields that an outsider's body would change: what it leaves out stays, and none, empty and no are one. Of what
 * outsiders do not read they send nothing; anything else would be a guess at what stands there.
 */
export function changedStaffFields(fields: readonly string[], body: Values, before: Values): string[] {
  return fields.filter((field) => {
    if (body[field] === undefined) return false;
    const known = isStaffsAlone(field) ? null : before[field];
    return comparable(body[field]) !== comparable(known);
  });
}

/** The staff's values of a body over those of before: what the body leaves out stays as it was. */
export function keptStaffFields<T extends object>(
  fields: readonly (keyof T)[],
  body: Readonly<Partial<T>>,
  before: Readonly<Partial<T>>,
): Partial<T> {
  return Object.fromEntries(
    fields.map((field) => [field, body[field] === undefined ? before[field] : body[field]]),
  ) as Partial<T>;
}
