import { z } from 'zod';
import { formatDate } from '#domain/day.ts';
import { noticeKind, noticeKinds } from '../../notices/noticeKind.ts';

/** What the people who look after contracts are told. */
export const contractNotices = noticeKinds({
  'contract-expiring': noticeKind(
    'work',
    z.object({ number: z.string(), partner: z.string(), expiryDate: z.string(), daysLeft: z.number() }),
    ({ number, partner, expiryDate, daysLeft }) => ({
      title: {
        en: `Contract expiring: ${partner}`,
        fil: `Malapit nang mapaso ang kontrata: ${partner}`,
      },
      body: {
        en: `${number} ends on ${formatDate(expiryDate)}, in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}.`,
        fil: `Matatapos ang ${number} sa ${formatDate(expiryDate)}, sa loob ng ${daysLeft} araw.`,
      },
    }),
  ),
});
