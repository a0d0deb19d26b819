import { z } from 'zod';
import { noticeKind, noticeKinds } from '../../notices/noticeKind.ts';

/** What the people who look after receipts are told. */
export const receiptNotices = noticeKinds({
  'receipt-series-ends': noticeKind(
    'work',
    z.object({ next: z.string(), left: z.number() }),
    ({ next, left }) => ({
      title: { en: 'A series of receipts ends soon', fil: 'Malapit nang maubos ang isang serye ng resibo' },
      body: {
        en: `${next} is next and ${left} ${left === 1 ? 'number is' : 'numbers are'} left: ask for another series in time.`,
        fil: `${next} na ang susunod at ${left} numero na lang ang natitira: humiling ng bagong serye bago maubos.`,
      },
    }),
  ),
});
