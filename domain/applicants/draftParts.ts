/** The parts of an application that is being written, but for its branches. */
export const DRAFT_PARTS = ['business', 'bank', 'documents', 'consents', 'progress'] as const;
/** So many branches one application may have. */
export const MOST_BRANCHES = 500;
/** One part as JSON, in bytes. */
export const MOST_PART_BYTES = 48 * 1024;

export type DraftPartName = (typeof DRAFT_PARTS)[number] | `branch-${number}`;

const BRANCH = /^branch-(0|[1-9]\d{0,2})$/;

/**
 * The number for one more branch beside these, in any order: the one after the last, so that it comes last, and where that is no number any
 * more the first that is free. Null when there are 500.
 */
export function freeBranch(taken: readonly number[]): number | null {
  const next = Math.max(-1, ...taken) + 1;
  if (next < MOST_BRANCHES) return next;
  const there = new Set(taken);
  const free = Array.from({ length: MOST_BRANCHES }, (_, at) => at).find((at) => !there.has(at));
  return free ?? null;
}

/** Whether a part holds answers: how far somebody got is nobody's, and what is agreed to is asked for anew where it was taken back. */
export function hasAnswers(name: string): boolean {
  return name !== 'progress' && name !== 'consents';
}

/** Whether a part of an application may bear this name: `business`, `branch-0` to `branch-499`. */
export function isDraftPart(name: string): name is DraftPartName {
  const [, branch] = BRANCH.exec(name) ?? [];
  if (branch !== undefined) return Number(branch) < MOST_BRANCHES;
  return (DRAFT_PARTS as readonly string[]).includes(name);
}
