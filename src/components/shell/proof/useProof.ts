import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isOtpCode } from '#domain/signIn/otp.ts';
import type { ProofAsked } from '../../../providers/http/proof.ts';
import { resendCode } from '../../../providers/session/codeCalls.ts';
import type { ProviderStart } from '../../../providers/session/companySignIn.ts';
import {
  beginCompanyProof,
  beginProof,
  proveByCode,
  proveByCompany,
  proveByPasskey,
} from '../../../providers/session/proofCalls.ts';

/** One proof of the second factor: what was typed, the challenge that it answers, and what went wrong. */
export const useProof = ({ way }: ProofAsked, onProved: () => void) => {
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [begun, setBegun] = useState<string | ProviderStart | null>(null);
  // Five wrong codes or five minutes use a challenge up, and what was asked at the provider is good for one answer.
  const forgetEnded = (error: Error) => {
    const ended = /^rule_otp_(used_up|expired)$/.test(String(Reflect.get(error, 'code')));
    if (ended || (way === 'provider' && error.name !== 'AbortError')) setBegun(null);
  };
  const begin = useMutation({
    mutationFn: async () => {
      if (way === 'provider') return beginCompanyProof();
      if (typeof begun === 'string') await resendCode(begun);
      return begun ?? (await beginProof()).challengeId;
    },
    onSuccess: setBegun,
    onError: forgetEnded,
  });
  const wait = useRef<AbortController | null>(null);
  useEffect(() => () => wait.current?.abort(), []);
  const prove = useMutation({
    mutationFn: async () => {
      if (way === 'passkey') return proveByPasskey();
      if (typeof begun !== 'object' || begun === null) return proveByCode(begun ?? '', code);
      wait.current?.abort();
      wait.current = new AbortController();
      return proveByCompany(begun, wait.current.signal);
    },
    onSuccess: onProved,
    onError: forgetEnded,
  });
  // An app shows its code without being asked, and a window opens only right after a click: both begin with the dialog.
  const isBeginning = useRef(false);
  useEffect(() => {
    if ((way !== 'app' && way !== 'provider') || begun !== null || begin.isError || isBeginning.current)
      return;
    isBeginning.current = true;
    begin.mutate(undefined, { onSettled: () => (isBeginning.current = false) });
  }, [way, begun, begin.isError, begin.mutate]);
  return {
    code,
    isMissing,
    isSent: begun !== null,
    /** At the provider the dialog may be closed all the same: nobody may come back from there. */
    isBusy: begin.isPending || (prove.isPending && way !== 'provider'),
    isElsewhere: prove.isPending && way === 'provider',
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
      const isTyped = way === 'passkey' || way === 'provider' || isOtpCode(code);
      setMissing(!isTyped);
      if (isTyped) prove.mutate();
    },
  };
};
