import { z } from 'zod';
import { USER_REQUEST_KINDS } from '#domain/people/userRequests.ts';
import type { Sentence } from '#domain/sentence.ts';
import { noticeKind, noticeKinds } from '../../../notices/noticeKind.ts';

const about = { kind: z.enum(USER_REQUEST_KINDS), wanted: z.string() };

const titled = (kind: (typeof USER_REQUEST_KINDS)[number], wanted: string, what: Sentence): Sentence => ({
  en: `${kind === 'store' ? 'Store' : 'Module'} ${wanted}: ${what.en}`,
  fil: `${kind === 'store' ? 'Tindahan' : 'Module'} ${wanted}: ${what.fil}`,
});

/** What people are told of requests for accounts, stores and modules: who decides that some wait, who asked what became of theirs. */
export const userRequestNotices = noticeKinds({
  'user-requests-wait': noticeKind(
    'work',
    z.object({ asker: z.string(), kind: z.enum(['store', 'module']), count: z.number().int() }),
    ({ asker, kind, count }) => {
      const [one, many, ng] =
        kind === 'store' ? ['a store', 'stores', 'tindahan'] : ['a module', 'modules', 'module'];
      return {
        title: {
          en: `${asker} asks for ${count === 1 ? one : `${count} ${many}`}`,
          fil: `Humihiling si ${asker} ng ${count} ${ng}`,
        },
        body: null,
      };
    },
  ),
  'registrations-wait': noticeKind('work', z.object({ partnerName: z.string() }), ({ partnerName }) => ({
    title: {
      en: `Somebody registered at ${partnerName}`,
      fil: `May nagparehistro sa ${partnerName}`,
    },
    body: {
      en: 'With a registration code; it waits among the requests. More of the same code are not told of until these are decided.',
      fil: 'Gamit ang registration code; nasa mga hiling ito. Hindi na sasabihin ang iba pa ng parehong code hangga’t hindi napagpapasyahan ang mga ito.',
    },
  })),
  'user-request-approved': noticeKind('answers', z.object(about), ({ kind, wanted }) => ({
    title: titled(kind, wanted, { en: 'approved', fil: 'aprubado' }),
    body: {
      en: 'It is yours from your next step on.',
      fil: 'Magagamit mo na ito sa susunod mong hakbang.',
    },
  })),
  'user-request-rejected': noticeKind(
    'answers',
    z.object({ ...about, reason: z.string() }),
    ({ kind, wanted, reason }) => ({
      title: titled(kind, wanted, { en: 'rejected', fil: 'tinanggihan' }),
      body: { en: reason, fil: reason },
    }),
  ),
  'registrations-decided': noticeKind(
    'answers',
    z.object({ by: z.string(), approved: z.number().int(), rejected: z.number().int() }),
    ({ by, approved, rejected }) => ({
      title: {
        en: `Accounts that you asked for: ${approved} approved, ${rejected} rejected`,
        fil: `Mga account na hiniling mo: ${approved} ang aprubado, ${rejected} ang tinanggihan`,
      },
      body: {
        en: `Decided by ${by}. Whoever was approved got an invitation.`,
        fil: `Pinagpasyahan ni ${by}. Nakatanggap ng imbitasyon ang mga inaprubahan.`,
      },
    }),
  ),
});
