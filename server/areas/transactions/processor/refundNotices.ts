import { z } from 'zod';
import { formatPeso, parseMoney } from '#domain/money.ts';
import { noticeKind, noticeKinds } from '../../../notices/noticeKind.ts';

const about = { reference: z.string(), amount: z.string() };
const pesos = (amount: string): string => formatPeso(parseMoney(amount) ?? 0);

/** What whoever asked for a refund is told of it. */
export const refundNotices = noticeKinds({
  'refund-settled': noticeKind('answers', z.object(about), ({ reference, amount }) => ({
    title: {
      en: `Refunded: ${pesos(amount)} of ${reference}`,
      fil: `Naibalik: ${pesos(amount)} ng ${reference}`,
    },
    body: null,
  })),
  'refund-failed': noticeKind(
    'answers',
    z.object({ ...about, reason: z.string() }),
    ({ reference, amount, reason }) => ({
      title: {
        en: `Refund failed: ${pesos(amount)} of ${reference}`,
        fil: `Hindi natuloy ang refund: ${pesos(amount)} ng ${reference}`,
      },
      body: {
        en: `${reason} The amount is left to refund again.`,
        fil: `${reason} Maibabalik pa ang halaga.`,
      },
    }),
  ),
});
