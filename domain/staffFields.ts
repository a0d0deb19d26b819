/** Fields of a partner that only staff set, as the wire names them. */
export const PARTNER_STAFF_FIELDS = [
  'hsisCode',
  'businessArea',
  'partnerType',
  'partnerCategoryId',
  'isPartnerBrand',
  'partnerBrandId',
  'accountOwnerCode',
  'startDate',
  'endDate',
  'notes',
] as const;

/** Fields of a store that only staff set, as the wire names them. */
export const MERCHANT_STAFF_FIELDS = [
  'hsisSalesRoomCode',
  'businessArea',
  'accountOwnerCode',
  'minCashAmt',
  'maxCashAmt',
  'acquirerId',
  'terminalDetails',
  'pos',
  'isEwt',
  'isTwa',
] as const;

type Values = Readonly<Record<string, unknown>>;

const isNothing = (value: unknown): boolean =>
  value === '' || value === false || value === undefined || (Array.isArray(value) && value.length === 0);
const comparable = (value: unknown): string => JSON.stringify(isNothing(value) ? null : value);

/** The staff's fields that a body would change: what it leaves out stays, and none, empty and no are one. */
export function changedStaffFields(fields: readonly string[], body: Values, before: Values): string[] {
  return fields.filter(
    (field) => body[field] !== undefined && comparable(body[field]) !== comparable(before[field]),
  );
}

/** The staff's values of a body over those of before: what the body leaves out stays as it was. */
export function keptStaffFields<F extends string, V>(
  fields: readonly F[],
  body: Readonly<Partial<Record<F, V>>>,
  before: Readonly<Partial<Record<F, V>>>,
): Partial<Record<F, V>> {
  return Object.fromEntries(
    fields.map((field) => [field, body[field] === undefined ? before[field] : body[field]]),
  ) as Partial<Record<F, V>>;
}
