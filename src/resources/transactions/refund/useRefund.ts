import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Refund } from '#contract/finance/refunds.ts';
import type { Transaction } from '#contract/finance/transactions.ts';
import { parseMoney } from '#domain/money.ts';
import { applyRefund } from '#domain/transactions/refundForm.ts';
import { isAnswerUnknown, problemOf } from '../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { randomId } from '../../../providers/http/randomId.ts';
import { keepRefund, keptRefund } from './keptRefund.ts';
import { bodyOf, type TypedRefund } from './refundTyped.ts';

const pesos = (amount: string): number => (parseMoney(amount) ?? 0) / 100;
/** A payment as its refund's form holds it; amounts in pesos. */
const viewOf = ({ version, remainingRefundAmount, refunds }: Transaction) => ({
  version,
  remainingRefundAmount: pesos(remainingRefundAmount),
  refunds: refunds.map((refund) => ({ ...refund, refundAmount: pesos(refund.refundAmount) })),
});

type View = ReturnType<typeof viewOf>;

/** A payment with a refund that was made: one that was read with it already, as its answer came late, counts once. */
const withRefund = (view: View, refund: Refund): View =>
  view.refunds.some(({ id }) => id === refund.id)
    ? view
    : applyRefund(view, { ...refund, refundAmount: pesos(refund.refundAmount) });

/**
 * Asks for a refund of a payment. Each intent has a key of its own, which stays as long as nobody knows what became of it, over a reload
 * too: asked again, it is made once. What a refusal says is left is taken over, and a refund that was made stands first.
 */
export const useRefund = (payment: Transaction) => {
  const { id } = payment;
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const [kept, setKept] = useState(() => keptRefund(id));
  const key = useRef(kept?.key ?? randomId());
  // Sent before the page was loaded anew; what became of it is not known.
  const [isLost, setLost] = useState(kept?.isSent ?? false);
  // What the answers told, until the payment is read anew.
  const [told, setTold] = useState(() => viewOf(payment));
  const view = told.version === payment.version ? told : viewOf(payment);
  const ask = useMutation({
    mutationFn: (typed: TypedRefund) => {
      keepRefund(id, { key: key.current, typed, isSent: true });
      return provider.refundTransaction(id, bodyOf(typed), key.current);
    },
    retry: false,
    onSuccess: (answer) => {
      key.current = randomId();
      keepRefund(id, null);
      setKept(null);
      setLost(false);
      if ('retry' in answer) setTold({ ...view, remainingRefundAmount: answer.remaining });
      else setTold(withRefund(view, answer.refund));
      void client.invalidateQueries({ queryKey: ['transactions'] });
    },
    onError: (error, typed) => {
      if (isAnswerUnknown(error)) return;
      key.current = randomId();
      setLost(false);
      keepRefund(id, { key: key.current, typed, isSent: false });
    },
  });
  const { data, error, variables } = ask;
  const sent = variables ?? (isLost ? kept?.typed : undefined);
  return {
    /** Whole centavos that are left. */
    left: Math.round(view.remainingRefundAmount * 100),
    isRetry: data !== undefined && 'retry' in data,
    made: data && !('retry' in data) ? data.refund : null,
    problem: error ? problemOf(error) : null,
    isUnknown: error ? isAnswerUnknown(error) : isLost && !data,
    isPending: ask.isPending,
    /** What was typed before the page was loaded anew. */
    typedBefore: kept?.typed ?? null,
    /** Keeps what is typed over a reload, until it is sent. */
    keep: (typed: TypedRefund) => keepRefund(id, { key: key.current, typed, isSent: false }),
    send: ask.mutateAsync,
    /** The same intent once more. */
    sendAgain: () => sent && ask.mutate(sent),
    begin: ask.reset,
  };
};
