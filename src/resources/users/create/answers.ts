import { type NewUserInput, newUserBody } from '#contract/shapes/newUser.ts';
import {
  accountAgeProblem,
  nameProblem,
  REGISTRATION_STATUS,
  storesProblem,
} from '#domain/people/newUser.ts';
import type { Language, Sentence } from '#domain/sentence.ts';
import { problemsOf } from '../../../components/admin/records/sections/sectionForm.ts';
import type { Post } from './posts.ts';

export interface Store {
  id: string;
  merchantName: string;
}

/** What the steps ask, as their fields hold it. */
export interface Answers {
  isStaff: boolean;
  partnerId: string | null;
  partnerName: string | null;
  fullName: { firstName: string; middleName: string; lastName: string };
  birthDate: string | null;
  contactDetail: { mobileNumber: string; landlineNumber: string; emailAddress: string };
  jobTitle: string | null;
  primary: Store[];
  others: Store[];
  /** Codes of the features that are switched off. */
  off: string[];
  /** Codes of features outside of the role that are asked for; drafts of before have none. */
  asked?: string[];
}

export const EMPTY: Answers = {
  isStaff: false,
  partnerId: null,
  partnerName: null,
  fullName: { firstName: '', middleName: '', lastName: '' },
  birthDate: null,
  contactDetail: { mobileNumber: '', landlineNumber: '', emailAddress: '' },
  jobTitle: null,
  primary: [],
  others: [],
  off: [],
  asked: [],
};

/** The stores as they are sent: the main one first; head office and staff have none. */
export const merchantsOf = (
  { primary, others }: Pick<Answers, 'primary' | 'others'>,
  post: Pick<Post, 'assignment'> | undefined,
) => {
  if (!post?.assignment || post.assignment === 'head-office') return [];
  const more = post.assignment === 'multiple-stores' ? others : [];
  return [
    ...primary.map(({ id }) => ({ merchantId: id, primary: true })),
    ...more.map(({ id }) => ({ merchantId: id, primary: false })),
  ];
};

/** The call's body: sent as approved, with a word on every feature of the post. */
export const bodyOf = (answers: Answers, post: Post | undefined): NewUserInput => {
  const { isStaff, partnerId, fullName, birthDate, contactDetail, jobTitle, off, asked = [] } = answers;
  const { mobileNumber, landlineNumber, emailAddress } = contactDetail;
  const own = post?.modules ?? [];
  const ofPartner = isStaff || !partnerId ? {} : { partnerId, partnerIds: [partnerId] };
  return {
    ...ofPartner,
    fullName,
    // None at all is missing, and no wrong date.
    ...({ birthDate: birthDate ?? undefined } as Pick<NewUserInput, 'birthDate'>),
    contactNumber: { mobile: mobileNumber, landline: landlineNumber || null },
    emailAddress,
    status: REGISTRATION_STATUS.byStaff,
    jobTitle: jobTitle ?? '',
    merchants: merchantsOf(answers, post),
    moduleRequests: [
      ...own.map((moduleCode) => ({ moduleCode, isEnabled: !off.includes(moduleCode) })),
      ...asked.filter((code) => !own.includes(code)).map((moduleCode) => ({ moduleCode, isEnabled: true })),
    ],
  };
};

/** The field of the wizard that a path of the wire is about. */
export const fieldOf = (path: string): string => {
  if (path === 'emailAddress') return 'contactDetail.emailAddress';
  if (path.startsWith('contactNumber.mobile')) return 'contactDetail.mobileNumber';
  if (path.startsWith('contactNumber.landline')) return 'contactDetail.landlineNumber';
  if (path.startsWith('merchants')) return 'primary';
  return path.startsWith('moduleRequests') ? 'off' : path.replace(/^partnerIds.*/, 'partnerId');
};

const PARTNER_MISSING: Sentence = { en: 'Choose the partner', fil: 'Piliin ang partner' };
const TITLE_MISSING: Sentence = { en: 'Choose what they are to be', fil: 'Piliin kung ano sila' };
const rulesOf = (answers: Answers, post: Post | undefined, today: string): Record<string, Sentence> => {
  const { isStaff, partnerId, fullName, birthDate, jobTitle, primary } = answers;
  const age = birthDate ? accountAgeProblem(birthDate, today) : null;
  const { merchants = [] } = bodyOf(answers, post);
  const stores = post?.assignment ? storesProblem(post.assignment, merchants) : null;
  const names = Object.entries(fullName).flatMap(([field, text]) => {
    const problem = nameProblem(text);
    return problem ? [[`fullName.${field}`, problem] as const] : [];
  });
  return {
    ...(isStaff || partnerId ? {} : { partnerId: PARTNER_MISSING }),
    ...(age && { birthDate: age }),
    ...(jobTitle && post ? {} : { jobTitle: TITLE_MISSING }),
    ...(stores && (primary.length === 0 || merchants.length > 0) ? { merchants: stores } : {}),
    ...Object.fromEntries(names),
  };
};

/** What is wrong with the answers, by the field of the wizard, before the server says the same. */
export const problemsIn = (
  answers: Answers,
  post: Post | undefined,
  language: Language,
  today: string,
): Record<string, string> => {
  const found = problemsOf(
    { schema: newUserBody, rules: () => rulesOf(answers, post, today) },
    bodyOf(answers, post) as never,
    language,
  );
  return Object.fromEntries(Object.entries(found).map(([path, text]) => [fieldOf(path), text]));
};
