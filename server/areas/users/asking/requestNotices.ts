import { z } from 'zod';
import { USER_REQUEST_KINDS, type UserRequestKind } from '#domain/people/userRequests.ts';
import { each, type Sentence } from '#domain/sentence.ts';
import { actor, byActor } from '../../../notices/actor.ts';
import { noticeKind, noticeKinds } from '../../../notices/noticeKind.ts';

const about = { kind: z.enum(USER_REQUEST_KINDS), wanted: z.string() };

/** What people ask for one by one; registrations come in many. */
export type AskedKind = Exclude<UserRequestKind, 'registration'>;
const KINDS = ['store', 'module', 'role', 'factor', 'identity'] as const satisfies readonly AskedKind[];

const NOUNS: Readonly<Record<AskedKind, { one: Sentence; many: Sentence; title: Sentence }>> = {
  store: {
    one: { en: 'a store', fil: 'tindahan' },
    many: { en: 'stores', fil: 'tindahan' },
    title: { en: 'Store', fil: 'Tindahan' },
  },
  module: {
    one: { en: 'a module', fil: 'module' },
    many: { en: 'modules', fil: 'module' },
    title: { en: 'Module', fil: 'Module' },
  },
  role: {
    one: { en: 'a role for somebody', fil: 'role para sa iba' },
    many: { en: 'roles for somebody', fil: 'role para sa iba' },
    title: { en: 'Role', fil: 'Role' },
  },
  factor: {
    one: { en: 'a lost second factor to be removed', fil: 'pag-alis ng nawalang ikalawang patunay' },
    many: { en: 'lost second factors to be removed', fil: 'pag-alis ng nawalang ikalawang patunay' },
    title: { en: 'Lost second factor', fil: 'Nawalang ikalawang patunay' },
  },
  identity: {
    one: { en: 'a company account to be linked', fil: 'pag-link ng company account' },
    many: { en: 'company accounts to be linked', fil: 'pag-link ng company account' },
    title: { en: 'Company account', fil: 'Company account' },
  },
};

const titled = (kind: UserRequestKind, wanted: string, what: Sentence): Sentence =>
  each((language) => {
    const noun = kind === 'registration' ? 'Account' : NOUNS[kind].title[language];
    return `${[noun, wanted].filter(Boolean).join(' ')}: ${what[language]}`;
  });

const APPROVED: Sentence = { en: 'approved', fil: 'aprubado' };
const REJECTED: Sentence = { en: 'rejected', fil: 'tinanggihan' };

/** What people are told of requests: who decides that some wait, who asked and who is meant what became of them. */
export const userRequestNotices = noticeKinds({
  'user-requests-wait': noticeKind(
    'work',
    z.object({ asker: z.string(), kind: z.enum(KINDS), count: z.number().int() }),
    ({ asker, kind, count }) => {
      const { one, many } = NOUNS[kind];
      return {
        title: {
          en: `${asker} asks for ${count === 1 ? one.en : `${count} ${many.en}`}`,
          fil: `Humihiling si ${asker} ng ${count} ${many.fil}`,
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
    title: titled(kind, wanted, APPROVED),
    body: {
      en: 'It is yours from your next step on.',
      fil: 'Magagamit mo na ito sa susunod mong hakbang.',
    },
  })),
  'user-request-rejected': noticeKind(
    'answers',
    z.object({ ...about, reason: z.string() }),
    ({ kind, wanted, reason }) => ({
      title: titled(kind, wanted, REJECTED),
      body: { en: reason, fil: reason },
    }),
  ),
  // For whoever asked for somebody else.
  'request-for-other-decided': noticeKind(
    'answers',
    z.object({ ...about, name: z.string(), reason: z.string().nullable() }),
    ({ kind, wanted, name, reason }) => ({
      title: titled(kind, wanted, reason === null ? APPROVED : REJECTED),
      body: {
        en: `For ${name}${reason === null ? '.' : `: ${reason}`}`,
        fil: `Para kay ${name}${reason === null ? '.' : `: ${reason}`}`,
      },
    }),
  ),
  'registrations-decided': noticeKind(
    'answers',
    z.object({ ...actor, approved: z.number().int(), rejected: z.number().int() }),
    ({ approved, rejected, ...who }, isOutside) => {
      const by = byActor(who, isOutside);
      return {
        title: {
          en: `Accounts that you asked for: ${approved} approved, ${rejected} rejected`,
          fil: `Mga account na hiniling mo: ${approved} ang aprubado, ${rejected} ang tinanggihan`,
        },
        body: {
          en: `Decided by ${by.en}. Whoever was approved got an invitation.`,
          fil: `Pinagpasyahan ${by.fil}. Nakatanggap ng imbitasyon ang mga inaprubahan.`,
        },
      };
    },
  ),
});
