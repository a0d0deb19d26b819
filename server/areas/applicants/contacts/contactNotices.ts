import { z } from 'zod';
import { noticeKind, noticeKinds } from '../../../notices/noticeKind.ts';

/** What reviewers are told of numbers that are lost. */
export const contactNotices = noticeKinds({
  'contact-request-waits': noticeKind('work', z.object({ identifier: z.string() }), ({ identifier }) => ({
    title: {
      en: `Lost mobile number: ${identifier}`,
      fil: `Nawalang numero ng mobile: ${identifier}`,
    },
    body: {
      en: 'Somebody asks that the application gets another number',
      fil: 'May humihiling na palitan ang numero ng aplikasyon',
    },
  })),
});
