import { type ReceiptType, receiptType } from './receiptTypes.ts';

/** Fields that only some types of receipt have. */
export const TYPED_FIELDS = [
  'payorId',
  'payorName',
  'tinNumber',
  'address',
  'contract',
  'month',
  'year',
  'paymentChannel',
  'soa',
  'paymentFor',
  'vatClass',
] as const;
export type TypedField = (typeof TYPED_FIELDS)[number];

/** Which of these fields a type needs, and which it may have besides. */
export function fieldsOfType(type: ReceiptType): {
  needed: readonly TypedField[];
  mayHave: readonly TypedField[];
} {
  const { payor, isOfMonth, hasContractNumber, hasPaymentFor } = receiptType[type];
  const chosen: readonly TypedField[] = type === 'OTHERS' ? ['vatClass'] : [];
  return {
    needed: [
      ...(payor === 'PARTNER' ? (['payorId'] as const) : (['payorName'] as const)),
      ...(isOfMonth ? (['month', 'year', 'paymentChannel'] as const) : []),
      ...(hasContractNumber ? (['contract'] as const) : []),
      ...(hasPaymentFor ? (['paymentFor'] as const) : []),
      ...chosen,
    ],
    mayHave: [
      ...(payor === 'PARTNER' ? [] : (['tinNumber', 'address'] as const)),
      ...(isOfMonth ? (['contract', 'soa'] as const) : []),
    ],
  };
}

/** The fields that are missing for a type, and those that stand there although it has none of them. */
export function typedFieldProblems(
  type: ReceiptType,
  values: Readonly<Partial<Record<TypedField, unknown>>>,
): { missing: TypedField[]; unwanted: TypedField[] } {
  const { needed, mayHave } = fieldsOfType(type);
  const isThere = (name: TypedField) =>
    values[name] !== null && values[name] !== undefined && values[name] !== '';
  const others = TYPED_FIELDS.filter((name) => !needed.includes(name) && !mayHave.includes(name));
  return { missing: needed.filter((name) => !isThere(name)), unwanted: others.filter(isThere) };
}
