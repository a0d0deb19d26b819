import { type DraftPartName, hasAnswers } from '#domain/applicants/draftParts.ts';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import type { BankForm, BusinessForm, StoreForm } from '#domain/selfService/form/applicationForm.ts';
import { emptyBank, emptyBusiness, emptyStore } from '#domain/selfService/form/emptyForms.ts';
import { chosenKind } from '../../../../providers/applicant/chosenKind.ts';
import { type Draft, discardPart, savePart } from '../../../../providers/applicant/drafts.ts';
import { forgetPhotos } from '../../../../providers/applicant/keptPhotos.ts';
import { ApiError } from '../../../../providers/http/apiError.ts';
import { navigate } from '../../../../public/navigate.ts';
import { tidyMobile } from '../parts/tidyMobile.ts';
import { createDraftStore, type DraftStore, type Values } from './draftStore.ts';
import type { Existing } from './existing.ts';
import { NOTHING_KEPT, readKept, writeKept } from './kept.ts';

/** A file that was uploaded for the application, and what it is. */
export interface SentFile {
  uploadId: string;
  documentCode: string;
  name: string;
  /** The store that it is of, by the number of its part; left out for one of the partner to be. */
  branch?: number;
}
/** What was agreed to, in which wording, and when. */
export interface Consents {
  acceptableUse: string | null;
  privacyPolicy: string | null;
}
/** How far somebody got: the steps that were left once, whose gaps are named from then on. */
export interface Progress {
  left: string[];
  /** It was submitted, and may be half sent. */
  isSending?: boolean;
}

/** An application that is being written, with all that its pages share. */
export interface Application {
  draft: Draft;
  store: DraftStore;
  /** The partner that is there and gets the stores; null of a draft that becomes a partner itself. */
  existing: Existing | null;
}

/** It was submitted, on another device or in another tab: it is followed from now on. */
const followSent = (referenceNumber: string): void => {
  writeKept(referenceNumber, NOTHING_KEPT);
  forgetPhotos(referenceNumber);
  navigate(applicantPath('track', { refNumber: referenceNumber }), { replace: true });
};

/** Builds the application that the server has, with what this tab has typed and not sent yet. */
export const applicationOf = (draft: Draft, existing: Existing | null = null): Application => {
  const { referenceNumber } = draft;
  const store = createDraftStore(
    {
      save: async (part, body) => {
        try {
          return await savePart(referenceNumber, { part, ...body });
        } catch (error) {
          const isSent = error instanceof ApiError && error.code === 'rule_not_editable';
          // What was typed here and is no part of it stays in sight until somebody has read that.
          if (isSent && !store.unsaved().some(hasAnswers)) followSent(referenceNumber);
          throw error;
        }
      },
      discard: async (part, seen) => void (await discardPart(referenceNumber, { part, seen })),
    },
    {
      saved: draft.parts,
      kept: readKept(referenceNumber),
      keep: (kept) => writeKept(referenceNumber, kept),
    },
  );
  return { draft, store, existing };
};

const read = <F extends object>(store: DraftStore, name: DraftPartName, empty: F): F => ({
  ...empty,
  ...(store.values(name) as Partial<F> | null),
});

const newBusiness = (): BusinessForm => ({
  ...emptyBusiness(),
  businessType: chosenKind() as BusinessForm['businessType'],
});

/** The business: as it is typed, or as a partner that is there has it. It begins with the kind that was chosen before. */
export const businessOf = ({ store, existing }: Application): BusinessForm =>
  existing?.business ?? read(store, 'business', newBusiness());

/** The bank step, likewise; who signs begins with the contact that was proved. */
export const bankOf = ({ store, draft, existing }: Application): BankForm => {
  if (existing) return existing.bank;
  const { bankInformation, authorizedSignatory } = emptyBank();
  const known = { mobileNumber: tidyMobile(draft.mobileNumber), emailAddress: draft.email ?? '' };
  const empty = { bankInformation, authorizedSignatory: { ...authorizedSignatory, ...known } };
  return read(store, 'bank', empty);
};

/** The name of a store's part in the draft. */
export const branchPart = (at: number): DraftPartName => `branch-${at}`;

const typedBranches = ({ store }: Application): number[] =>
  store.names().flatMap((name) => {
    const [, at] = /^branch-(\d+)$/.exec(name) ?? [];
    return at === undefined ? [] : [Number(at)];
  });

/** Whether nothing was typed of any store yet: there is the one that is offered. */
export const isStoreOffered = (application: Application): boolean => typedBranches(application).length === 0;

/** The numbers of the stores that there are, one at least. */
export const branchesOf = (application: Application): number[] =>
  isStoreOffered(application) ? [0] : typedBranches(application).sort((one, other) => one - other);

/** The number of the store that was asked for; of the first one where there is none of that number. */
export const storeAt = (application: Application, asked: number): number => {
  const branches = branchesOf(application);
  return branches.includes(asked) ? asked : (branches[0] ?? 0);
};

/** A store before anything is typed: the first one of a new partner bears its name, one that is added to a partner stands elsewhere. */
export const newStore = (application: Application, at: number): StoreForm => {
  const { existing } = application;
  if (existing) return { ...emptyStore(), isSameAddress: false, isSameBank: existing.hasBank };
  const first = at === 0 ? { merchantName: businessOf(application).registeredBusinessName } : {};
  return { ...emptyStore(), ...first };
};

/** A store as it is typed. */
export const storeOf = (application: Application, at: number): StoreForm =>
  read(application.store, branchPart(at), newStore(application, at));

/**
 * A store that was offered, where nothing was typed of any: from now on it is one that is meant. To a partner that is there none is offered,
 * and a blank one is not kept.
 */
export const keepOffered = (application: Application): void => {
  if (!application.existing && isStoreOffered(application))
    setPart(application, branchPart(0), storeOf(application, 0));
};

/** The files that have arrived, and what is recorded of those that the server failed to take, by the kind of document. */
export interface Documents {
  files: SentFile[];
  problems: Readonly<Record<string, string>>;
}
export const documentsOf = ({ store }: Application): Documents =>
  read<Documents>(store, 'documents', { files: [], problems: {} });
export const consentsOf = ({ store }: Application): Consents =>
  read(store, 'consents', { acceptableUse: null, privacyPolicy: null });
export const progressOf = ({ store }: Application): Progress =>
  read<Progress>(store, 'progress', { left: [] });

/** Keeps a part; of the business its name too, by which the list of drafts calls it. */
export const setPart = ({ store }: Application, name: DraftPartName, values: object): void =>
  store.set(name, { ...values } as Values);
export const setBusiness = (application: Application, form: BusinessForm): void =>
  setPart(application, 'business', { ...form, name: form.registeredBusinessName.trim() });
