import { z } from 'zod';
import { formatInstant } from '#domain/day.ts';
import { APPROVAL_KINDS, type ApprovalKindName, approvalKind } from '#domain/review/approval.ts';
import { subjectInWords } from '#domain/review/subjectWords.ts';
import { each, type Sentence, same } from '#domain/sentence.ts';
import { noticeKind, noticeKinds } from '../notices/noticeKind.ts';

const about = { kind: z.enum(APPROVAL_KINDS), subject: z.string() };

const titled = (what: Sentence, kind: ApprovalKindName, subject: string): Sentence =>
  each(
    (language) =>
      `${what[language]}: ${approvalKind[kind].label[language]}, ${subjectInWords(kind, subject)[language]}`,
  );

const WAITS = { en: 'Waits for a second person', fil: 'Naghihintay ng pangalawang tao' };
const SCHEDULED = { en: 'Approved', fil: 'Aprubado' };
const APPLIED = { en: 'In effect', fil: 'Umiiral na' };
// What was confirmed of an import is only now being written.
const CONFIRMED = { en: 'Confirmed, is being written', fil: 'Kumpirmado, isinusulat na' };
const DONE: Record<ApprovalKindName, Sentence> = {
  BANK_ACCOUNT: APPLIED,
  ACCESS_ROLE: APPLIED,
  // It is done and over.
  RECEIPT: SCHEDULED,
  IMPORT: CONFIRMED,
  PAYMENTS: CONFIRMED,
  // These hold from a day of their own on.
  MDR_RATE: SCHEDULED,
  STORE_TAX: SCHEDULED,
  REFUND: SCHEDULED,
  SETTING: SCHEDULED,
  PAYOUT_FILE: { en: 'Released', fil: 'Na-release' },
  PAYOUT_RETURN: { en: 'Confirmed', fil: 'Kumpirmado' },
  PAYOUT_RESEND: { en: 'Scheduled again', fil: 'Nakatakda muli' },
  MACHINE_KEY: APPLIED,
};
const REFUSED = { en: 'Refused', fil: 'Tinanggihan' };
const VOID = { en: 'Void', fil: 'Wala nang bisa' };

/** What the makers of requests and their checkers are told. */
export const approvalNotices = noticeKinds({
  'approval-waits': noticeKind(
    'work',
    z.object({ ...about, maker: z.string() }),
    ({ kind, subject, maker }) => ({
      title: titled(WAITS, kind, subject),
      body: { en: `Asked for by ${maker}.`, fil: `Hiniling ni ${maker}.` },
    }),
  ),
  'approval-scheduled': noticeKind(
    'answers',
    z.object({ ...about, effectiveAt: z.iso.datetime() }),
    ({ kind, subject, effectiveAt }) => {
      const from = formatInstant(new Date(effectiveAt));
      return {
        title: titled(SCHEDULED, kind, subject),
        body: {
          en: `Takes effect on ${from}. Until then it can be withdrawn or refused.`,
          fil: `Iiral simula ${from}. Hanggang doon, puwede pa itong bawiin o tanggihan.`,
        },
      };
    },
  ),
  'approval-applied': noticeKind('answers', z.object(about), ({ kind, subject }) => ({
    title: titled(DONE[kind], kind, subject),
    body: null,
  })),
  'approval-refused': noticeKind(
    'answers',
    z.object({ ...about, reason: z.string() }),
    ({ kind, subject, reason }) => ({
      title: titled(REFUSED, kind, subject),
      // In the checker's own words.
      body: same(reason),
    }),
  ),
  'approval-void': noticeKind('answers', z.object(about), ({ kind, subject }) => ({
    title: titled(VOID, kind, subject),
    body: {
      en: 'The record was changed after this was asked for. Look at it again and ask anew.',
      fil: 'Nabago ang rekord matapos itong hilingin. Tingnan itong muli at humiling ng panibago.',
    },
  })),
  // Left by the database, like the one before, for those who were told that it waits.
  'approval-gone': noticeKind('work', z.object(about), ({ kind, subject }) => ({
    title: titled(VOID, kind, subject),
    body: {
      en: 'The record was changed after this was asked for: there is nothing to decide any more.',
      fil: 'Nabago ang rekord matapos itong hilingin: wala nang pagpapasyahan.',
    },
  })),
});
