import { normalForm } from '../formats/unicode/normalForm.ts';
import type { Sentence } from '../sentence.ts';
import { AUDIT_EVENTS, AUDIT_OPERATIONS } from './auditTargets.ts';

/** What an entry is called that a person's browser posted, beside those that the server wrote itself. */
export const REPORTED = {
  mark: { en: 'Reported', fil: 'Iniulat' },
  explained: {
    en: 'Reported by this person’s browser. Suki did not see it happen.',
    fil: 'Iniulat ng browser ng taong ito. Hindi ito nakita ng Suki mismo.',
  },
} as const satisfies Record<string, Sentence>;

/** What a responsibility is about, which the portal is there to report. */
const FOR_ALL: ReadonlySet<string> = new Set(['VIEW', 'CREATE', 'EDIT']);

const keyOf = (words: string): string => words.toUpperCase().replaceAll(/[^\p{L}\p{N}]+/gu, '_');

const OURS: ReadonlySet<string> = new Set([
  ...Object.keys(AUDIT_OPERATIONS),
  ...Object.entries(AUDIT_EVENTS)
    .filter(([code]) => !FOR_ALL.has(code))
    .flatMap(([code, { en, fil }]) => [code, keyOf(en), keyOf(fil)]),
]);

/** Whether an event is one that the server alone writes, by its code or its words, however they are spelled. */
export function isOurEvent(eventType: string): boolean {
  return OURS.has(keyOf(normalForm(eventType, 'NFKC').trim()));
}
