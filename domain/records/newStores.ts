import { isValidTin, normalizeTin } from '../formats/tin.ts';
import { type ApplicationStatus, IN_APPLICATION, type WorkflowStatus } from '../review/applicationStatus.ts';
import type { Sentence } from '../sentence.ts';

const ENDED: readonly ApplicationStatus[] = ['B', 'C', 'REJECTED', 'CANCELLED', 'RISK_VERIFICATION_FAILED'];

/** Whether a partner takes new stores: not when it is blocked or closed or its application has ended, nor while risk looks at its application. */
export function takesNewStores(status: ApplicationStatus, workflow: WorkflowStatus | null): boolean {
  if (ENDED.includes(status)) return false;
  return !(IN_APPLICATION.includes(status) && workflow === 'RISK_VERIFICATION');
}

/** Whether somebody outside may apply for stores of a partner that is there: only while it is in business. */
export function takesBranchApplications(status: ApplicationStatus): boolean {
  return status === 'A';
}

/** A TIN without its grouping: nine digits and six of the branch, zeros for the head office. */
const whole = (tin: string): string => {
  const digits = normalizeTin(tin);
  return digits.slice(0, 9) + digits.slice(9).padStart(6, '0');
};

const sameAs = (first: number): Sentence => ({
  en: `Store ${first + 1} of this application has the same TIN with the same branch: change one of the two.`,
  fil: `Kapareho ng TIN at sangay ng tindahan ${first + 1} ng aplikasyong ito: baguhin ang isa sa dalawa.`,
});

/** Which stores of one application repeat the TIN and branch of an earlier one, by their places in the list; what is no TIN counts as none. */
export function repeatedTins(tins: readonly (string | null | undefined)[]): Map<number, Sentence> {
  const firsts = new Map<string, number>();
  const repeated = new Map<number, Sentence>();
  for (const [at, tin] of tins.entries()) {
    if (!tin || !isValidTin(tin)) continue;
    const first = firsts.get(whole(tin));
    if (first === undefined) firsts.set(whole(tin), at);
    else repeated.set(at, sameAs(first));
  }
  return repeated;
}

const CODE_TWICE: Sentence = {
  en: 'Another store of this application has this code: change one of the two',
  fil: 'May ibang tindahan ng aplikasyong ito na may ganitong code: baguhin ang isa sa dalawa',
};

/** Which stores of one application repeat the salesroom code of an earlier one, by their places in the list. */
export function repeatedCodes(codes: readonly (string | null | undefined)[]): Map<number, Sentence> {
  return new Map(
    codes.flatMap((code, at): [number, Sentence][] =>
      code && codes.indexOf(code) < at ? [[at, CODE_TWICE]] : [],
    ),
  );
}
