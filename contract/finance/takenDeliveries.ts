import { z } from 'zod';
import { DELIVERY_STATUSES } from '#domain/deliveries/deliveryStatus.ts';
import { line } from '../line.ts';
import { own } from '../messages/own.ts';
import { named, paidAmount, soldItems } from './paid.ts';

/** So many delivery advices come with one call at most. */
export const MOST_DELIVERIES = 500;

const moment = z.iso.datetime({ offset: true });

interface Ends {
  status: (typeof DELIVERY_STATUSES)[number];
  issuedAt: string;
  deliveredAt?: string | undefined;
  deliveryReceipt?: string | undefined;
  cancelledAt?: string | undefined;
  cancelReason?: string | undefined;
}

/** Fields that stand with one status and no other, and whether it needs them. */
const OF_STATUS = [
  { field: 'deliveredAt', status: 'DELIVERED', isNeeded: true },
  { field: 'deliveryReceipt', status: 'DELIVERED', isNeeded: false },
  { field: 'cancelledAt', status: 'CANCELLED', isNeeded: true },
  { field: 'cancelReason', status: 'CANCELLED', isNeeded: true },
] as const;

const NEEDED = own({ en: 'This status needs it', fil: 'Kailangan ito ng status na ito' });
const NOT_HERE = own({ en: 'It does not go with this status', fil: 'Hindi ito para sa status na ito' });
const TOO_EARLY = own({
  en: 'It is before the advice was issued',
  fil: 'Bago pa ito inilabas ang abiso',
});

const endMistakes = (advice: Ends): { field: string; message: string }[] => [
  ...OF_STATUS.flatMap(({ field, status, isNeeded }) => {
    const isThere = advice[field] !== undefined;
    if (status === advice.status) return isNeeded && !isThere ? [{ field, message: NEEDED }] : [];
    return isThere ? [{ field, message: NOT_HERE }] : [];
  }),
  ...(['deliveredAt', 'cancelledAt'] as const).flatMap((field) => {
    const at = advice[field];
    return at !== undefined && new Date(at) < new Date(advice.issuedAt)
      ? [{ field, message: TOO_EARLY }]
      : [];
  }),
];

/**
 * A delivery advice as a system tells of it: first when it is issued, and again under its number, with the same content, when the goods are
 * delivered or it is cancelled. Of `customer` the initials are kept. Instants with their offset; `amount` pesos, a decimal string or a
 * number.
 */
export const deliveryToTake = z
  .strictObject({
    number: line(60).min(1),
    loanContractNumber: named(60),
    customer: line(200).min(1),
    /** The store by its code, and by its partner's where two partners have a store of that code. */
    storeCode: line(40).min(1),
    partnerCode: line(40).min(1).optional(),
    amount: paidAmount,
    items: soldItems.min(1),
    issuedAt: moment,
    status: z.enum(DELIVERY_STATUSES).default('FOR_DELIVERY'),
    deliveredAt: moment.optional(),
    /** The number of the paper that the customer signed. */
    deliveryReceipt: named(60).optional(),
    cancelledAt: moment.optional(),
    cancelReason: named(120).optional(),
  })
  .superRefine((advice, context) => {
    for (const { field, message } of endMistakes(advice))
      context.addIssue({ code: 'custom', path: [field], message });
  });
export type DeliveryToTake = z.output<typeof deliveryToTake>;

/** Why an advice was refused; the others go on. */
export const DELIVERY_REFUSALS = [
  'invalid',
  'differs',
  'unknown_store',
  'ambiguous_store',
  'product',
  'ahead',
  'late',
  'ended',
] as const;
export type DeliveryRefusal = (typeof DELIVERY_REFUSALS)[number];
