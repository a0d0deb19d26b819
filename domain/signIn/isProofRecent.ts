/** What a call needs its caller to have proved lately: to approve, or to move money, give rights or reveal numbers. */
export type ProofKind = 'approval' | 'money';

const MINUTE_MS = 60_000;
export const APPROVAL_PROOF_MS = 15 * MINUTE_MS;
export const MONEY_PROOF_MS = 5 * MINUTE_MS;

/** When the person of a session last proved their second factor, and when they last approved something after that. */
export interface Proof {
  provedAt: Date | null;
  approvedAt: Date | null;
}

/** True while a proof counts: 15 minutes for approvals, begun again by each one; 5 minutes for money, from the proof alone. */
export const isProofRecent = (kind: ProofKind, { provedAt, approvedAt }: Proof, now: Date): boolean => {
  if (provedAt === null) return false;
  if (kind === 'money') return now.getTime() - provedAt.getTime() < MONEY_PROOF_MS;
  const latest = Math.max(provedAt.getTime(), approvedAt?.getTime() ?? 0);
  return now.getTime() - latest < APPROVAL_PROOF_MS;
};
