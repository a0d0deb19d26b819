import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isOtpCode } from '#domain/signIn/otp.ts';
import type { ProofAsked } from '../../../providers/http/proof.ts';
import { resendCode } from '../../../providers/session/codeCalls.ts';
import { beginProof, proveByCode, proveByPasskey } from '../../../providers/session/proofCalls.ts';

/** One proof of the second factor: what was typed, the challenge that it answers, and what went wrong. */
export const useProof = ({ way }: ProofAsked, onProved: () => void) => {
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [challengeId, setChallengeId] = useState<string | null>(null);
  // Five wrong codes or five minutes use a challenge up: the next code is asked for again.
  const forgetEnded = (error: Error) => {
    if (/^rule_otp_(used_up|expired)$/.test(String(Reflect.get(error, 'code')))) setChallengeId(null);
  };
  const begin = useMutation({
    mutationFn: async () => {
      if (challengeId !== null) await resendCode(challengeId);
      return challengeId ?? (await beginProof()).challengeId;
    },
    onSuccess: setChallengeId,
    onError: forgetEnded,
  });
  const prove = useMutation({
    mutationFn: async () => {
      if (way === 'passkey') return proveByPasskey();
      return proveByCode(challengeId ?? '', code);
    },
    onSuccess: onProved,
    onError: forgetEnded,
  });
  // An app shows its code without being asked, so its challenge begins with the dialog.
  const begun = useRef(false);
  useEffect(() => {
    if (way !== 'app' || challengeId !== null || begun.current) return;
    begun.current = true;
    begin.mutate(undefined, { onSettled: () => (begun.current = false) });
  }, [way, challengeId, begin.mutate]);
  return {
    code,
    isMissing,
    isSent: challengeId !== null,
    isBusy: begin.isPending || prove.isPending,
    error: prove.error ?? begin.error,
    type: (typed: string) => {
      setCode(typed);
      setMissing(false);
      prove.reset();
    },
    sendCode: () => {
      prove.reset();
      begin.mutate();
    },
    submit: () => {
      const isTyped = way === 'passkey' || isOtpCode(code);
      setMissing(!isTyped);
      if (isTyped) prove.mutate();
    },
  };
};
