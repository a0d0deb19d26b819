import { areaName } from '../access/permissionNames.ts';
import type { Language } from '../sentence.ts';
import { type StatusTable, statusRow } from '../status.ts';

/**
 * What is asked for: an account (a registration), a store more, a module more, a role of staff, taking a lost second factor away, or binding
 * an account to the company's identity provider.
 */
export const USER_REQUEST_KINDS = ['registration', 'store', 'module', 'role', 'factor', 'identity'] as const;
export type UserRequestKind = (typeof USER_REQUEST_KINDS)[number];

export type UserRequestStatus = 'SUBMITTED' | 'APPROVED' | 'REJECTED' | 'CANCELLED';
/** Where a request stands. Only a pending one is decided, or cancelled by whoever asked; after that the same may be asked for anew. */
export const userRequestStatus: StatusTable<UserRequestStatus> = {
  SUBMITTED: statusRow({ en: 'Pending', fil: 'Naghihintay' }, 'info', 'APPROVED', 'REJECTED', 'CANCELLED'),
  APPROVED: statusRow({ en: 'Approved', fil: 'Aprubado' }, 'success'),
  REJECTED: statusRow({ en: 'Rejected', fil: 'Tinanggihan' }, 'error'),
  CANCELLED: statusRow({ en: 'Cancelled', fil: 'Kinansela' }, 'neutral'),
};

/** How many requests one call decides at most. */
export const MOST_DECIDED = 1000;

/** The ids of several requests as the calls that decide them take these: one text, joined by commas. */
export function joinIds(ids: readonly (string | number)[]): string {
  return ids.join(',');
}

/** The ids of such a text, each once, in their order. */
export function splitIds(ids: string): string[] {
  return [...new Set(ids.split(',').map((one) => one.trim()))];
}

/** What somebody asks for in words: a module by its name in the reader's language, anything else as the request names it. */
export function wantedText(
  { wanted, moduleCode }: { wanted: string; moduleCode: string | null },
  language: Language,
): string {
  return moduleCode === null ? wanted : areaName(moduleCode, language, wanted);
}
