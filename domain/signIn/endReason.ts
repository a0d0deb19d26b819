/** Why a session counts no more, as far as whoever had it is told; `ended` where there is nothing more to say than that. */
export const END_REASONS = ['ended', 'remote', 'suspended', 'password', 'rights', 'factor', 'reuse'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** What is stored with a session, as a reason to tell; what is not here passed by itself or was the person's own doing. */
const TOLD: Readonly<Record<string, EndReason>> = {
  ended: 'remote',
  suspended: 'suspended',
  password: 'password',
  rights: 'rights',
  factor: 'factor',
  reuse: 'reuse',
};

/** The reason to tell for the one that is stored; null where the session ran out. */
export function endReasonOf(stored: string | null): EndReason {
  return (stored !== null && Object.hasOwn(TOLD, stored) && TOLD[stored]) || 'ended';
}

export const isEndReason = (value: unknown): value is EndReason =>
  END_REASONS.some((reason) => reason === value);

/** Whether a reason is one to be warned of: somebody has to act, or to look at what happened. */
export const isGraveEnd = (reason: EndReason): boolean => reason === 'suspended' || reason === 'reuse';
