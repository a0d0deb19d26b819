import type { Composed } from './compose.ts';

/** Tells that an application was handed in. It holds nothing of whoever applies. */
export const composeApplicationSent = (referenceNumber: string): Composed => ({
  kind: 'notice',
  sms: {
    en: `Suki: we have received your application ${referenceNumber}. Follow it with this number and a code that we send you.`,
    fil: `Suki: natanggap namin ang aplikasyon mong ${referenceNumber}. Subaybayan ito gamit ang numerong ito at ang code na ipapadala namin.`,
  },
  subject: {
    en: `We have received your application ${referenceNumber}`,
    fil: `Natanggap namin ang aplikasyon mong ${referenceNumber}`,
  },
  body: {
    en: `Good day,\n\nwe have received your application ${referenceNumber} and look at it now. We tell you when something is missing and when it is decided. Until then you follow it with its number and a code that we send you.\n\nSuki`,
    fil: `Magandang araw,\n\nnatanggap namin ang aplikasyon mong ${referenceNumber} at sinusuri na ito. Sasabihan ka namin kung may kulang at kung may desisyon na. Hanggang doon, masusubaybayan mo ito gamit ang numero nito at ang code na ipapadala namin.\n\nSuki`,
  },
});
