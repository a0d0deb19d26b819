import { useSyncExternalStore } from 'react';
import type { OpenCode } from '#contract/people/registrationCodes.ts';
import type { IdentificationKind } from '#domain/people/identification.ts';
import type { RegisterPlace } from '#domain/people/registering/registerSteps.ts';

/** What whoever registers has answered so far. The code of an SMS is never kept, and pictures are on the server, known by their ids. */
export interface Answers {
  code: string;
  /** What the code is for, as the server told it. */
  open: OpenCode | null;
  firstName: string;
  middleName: string;
  lastName: string;
  birthDate: string;
  emailAddress: string;
  mobile: string;
  landline: string;
  /** The code that was sent to a number and is waited for; `resendAt` is the instant (ms) from which another may be asked for. */
  challenge: { id: string; mobile: string; resendAt: number } | null;
  /** What proves a number, until an instant (ms). One that has ended stays: pictures that were sent with it go on with the next. */
  proof: { otpId: string; mobile: string; until: number } | null;
  jobTitle: string;
  /** The main store first. */
  stores: string[];
  codeIdentificationType: string;
  textIdentificationNumber: string;
  dateValidity: string;
  files: Partial<Record<IdentificationKind, string>>;
  moduleCodes: string[];
  flagAcceptableUse: boolean;
  flagPrivacyPolicy: boolean;
  /** Whoever has seen the review comes back to it from each page. */
  hasReviewed: boolean;
  /** What there is to say on a page that somebody was sent back to. */
  notice: { place: RegisterPlace; text: string } | null;
  /** The partner who was asked; from then on there is nothing else. */
  sentTo: string | null;
}

export const EMPTY: Answers = {
  code: '',
  open: null,
  firstName: '',
  middleName: '',
  lastName: '',
  birthDate: '',
  emailAddress: '',
  mobile: '',
  landline: '',
  challenge: null,
  proof: null,
  jobTitle: '',
  stores: [],
  codeIdentificationType: '',
  textIdentificationNumber: '',
  dateValidity: '',
  files: {},
  moduleCodes: [],
  flagAcceptableUse: false,
  flagPrivacyPolicy: false,
  hasReviewed: false,
  notice: null,
  sentTo: null,
};

const KEY = 'suki.registration';

function stored(): Answers {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...EMPTY, ...kept } : EMPTY;
  } catch {
    return EMPTY;
  }
}

let present: Answers | null = null;
const listeners = new Set<() => void>();
const follow = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What was answered in this tab. */
function readAnswers(): Answers {
  present ??= stored();
  return present;
}

/** The answers as they are: with them an address that leads on is never read before they are kept. */
export const useAnswers = (): Answers => useSyncExternalStore(follow, readAnswers);

/** Keeps answers for this tab. */
export function keepAnswers(more: Partial<Answers>): void {
  present = { ...readAnswers(), ...more };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(present));
  } catch {
    // Where the browser keeps nothing, a refresh begins anew.
  }
  for (const listener of listeners) listener();
}

/** Whether the number that was typed is proved now. */
export const isProved = ({ proof }: Answers, mobile: string | null, now: number): boolean =>
  proof !== null && proof.mobile === mobile && proof.until > now;
