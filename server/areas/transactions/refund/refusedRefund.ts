import { formatPeso, parseMoney } from '#domain/money.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { RefundRefusal } from '#domain/transactions/refundRefusal.ts';
import { fail } from '../../../http/errors/fail.ts';

type Never = Extract<RefundRefusal, 'voided' | 'held' | 'loan' | 'late'>;

const NEVER: Readonly<Record<Never, (days: number) => Sentence>> = {
  voided: () => ({
    en: 'This payment was voided: there is nothing to refund.',
    fil: 'Pinawalang-bisa ang bayad na ito: walang maibabalik.',
  }),
  held: () => ({
    en: 'This payment is held: it is refunded once it has been released.',
    fil: 'Naka-hold ang bayad na ito: maibabalik ito kapag na-release na.',
  }),
  loan: () => ({
    en: 'Cash loans are not refunded here.',
    fil: 'Hindi dito ibinabalik ang cash loan.',
  }),
  late: (days) => ({
    en: `Payments are refunded for ${days} days: this one is older.`,
    fil: `Sa loob ng ${days} araw lang naibabalik ang bayad: mas matagal na ito.`,
  }),
};

/** What `left` pesos leave to say to somebody who asked for another amount. */
const leftWords = (left: string): Sentence => {
  const amount = formatPeso(parseMoney(left) ?? 0);
  return left === '0.00'
    ? {
        en: 'Nothing is left of this payment to refund.',
        fil: 'Wala nang maibabalik sa bayad na ito.',
      }
    : {
        en: `${amount} is left of this payment to refund.`,
        fil: `${amount} na lang ang maibabalik sa bayad na ito.`,
      };
};

/** 422 that tells what is left, in pesos. */
export const otherIsLeft = (left: string) =>
  fail('rule_refund_left', leftWords(left), { remainingRefundAmount: left });

/** 422 for a refund that cannot be. */
export const refusedRefund = (refusal: RefundRefusal, { left, days }: { left: string; days: number }) =>
  refusal === 'nothing_left' || refusal === 'above_left'
    ? otherIsLeft(left)
    : fail('rule_not_refundable', NEVER[refusal](days));
