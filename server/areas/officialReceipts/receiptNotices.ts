import { z } from 'zod';
import { counted } from '#domain/sentence.ts';
import { noticeKind, noticeKinds } from '../../notices/noticeKind.ts';

/** What the people who look after receipts are told. */
export const receiptNotices = noticeKinds({
  'receipt-series-ends': noticeKind(
    'work',
    z.object({ next: z.string(), left: z.number() }),
    ({ next, left }) => ({
      title: { en: 'A series of receipts ends soon', fil: 'Malapit nang maubos ang isang serye ng resibo' },
      body: {
        en: `${next} is next and ${counted(left, 'number is', 'numbers are')} left: ask for another series in time.`,
        fil: `${next} na ang susunod at ${left} numero na lang ang natitira: humiling ng bagong serye bago maubos.`,
      },
    }),
  ),
  'receipt-month-issued': noticeKind(
    'jobs',
    z.object({
      ...{ month: z.string(), count: z.number(), gross: z.string(), changed: z.number() },
      ...{ first: z.string().nullable(), last: z.string().nullable() },
    }),
    ({ month, count, gross, changed, first, last }) => ({
      title: { en: `Receipts of ${month} issued`, fil: `Nailabas ang mga resibo ng ${month}` },
      body: {
        en: `${count ? `${counted(count, 'receipt')} of ${gross} ${count === 1 ? `was issued, ${first}` : `were issued, ${first} to ${last}`}.` : 'No receipt was issued.'}${changed ? ` ${changed === 1 ? '1 partner was left as it is: its month' : `${changed} partners were left as they are: their month`} had changed since it was looked at.` : ''}`,
        fil: `${count ? `${count} resibong ${gross} ang nailabas, ${count === 1 ? first : `${first} hanggang ${last}`}.` : 'Walang nailabas na resibo.'}${changed ? ` ${changed} partner ang hindi ginalaw: nagbago ang buwan nila mula nang tingnan ito.` : ''}`,
      },
    }),
  ),
});
