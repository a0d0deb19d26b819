import { mobileLast4 } from '#domain/formats/mobile.ts';
import { isProofRecent, type ProofKind } from '#domain/signIn/isProofRecent.ts';
import { proofWay } from '#domain/signIn/secondFactor.ts';
import { withSession } from '../../db/context.ts';
import type { RequestContext } from '../deps.ts';
import { fail } from '../errors/fail.ts';
import type { SignedIn } from './loadUser.ts';

/**
 * Throws 403 proof_needed, with the way to prove it, when the caller has not proved their second factor lately enough. Somebody without
 * one is not asked.
 */
export const requireProof = (
  { deps }: Pick<RequestContext, 'deps'>,
  { factor, mobileNumber }: SignedIn,
  kind: ProofKind | undefined,
): void => {
  const way = factor ? proofWay(factor) : 'none';
  if (!kind || !factor || way === 'none' || isProofRecent(kind, factor, deps.now())) return;
  const proof = { way, mobileLast4: way === 'sms' && mobileNumber ? mobileLast4(mobileNumber) : '' };
  const sentence = {
    en: 'Nothing was done: this takes your second factor. Try again and confirm that it is you.',
    fil: 'Walang ginawa: kailangan dito ang ikalawang patunay mo. Subukan muli at kumpirmahing ikaw ito.',
  };
  throw fail('proof_needed', sentence, { proof });
};

const SLIDE = 'update session_family set approved_at = $2 where id = $1';

/** Lets a proof count for another 15 minutes of approvals, once one has succeeded. */
export const slideProof = async (
  { deps, requestId }: RequestContext,
  { familyId, factor }: SignedIn,
  kind: ProofKind | undefined,
): Promise<void> => {
  if (kind !== 'approval' || !factor || factor.provedAt === null) return;
  await withSession(deps.pools, requestId, (tx) =>
    tx.query({ name: 'slide-proof', text: SLIDE, values: [familyId, deps.now()] }),
  );
};
