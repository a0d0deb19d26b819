import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Transaction } from '#contract/finance/transactions.ts';
import { centavosOf, formatMoney, formatPeso } from '#domain/money.ts';
import { pathOf } from '#domain/pages.ts';
import { refundNeedsSecond } from '#domain/transactions/refundRefusal.ts';
import { typedMoney } from '#domain/typedMoney.ts';
import { ProblemAlert } from '../../../components/admin/ProblemAlert.tsx';
import { SameMoneyQuestion } from '../../../components/admin/SameMoneyQuestion.tsx';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { FootBar } from '../../../components/ui/FootBar.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { ConfirmRefund } from './ConfirmRefund.tsx';
import { RefundAmount } from './RefundAmount.tsx';
import { RefundItems } from './RefundItems.tsx';
import { RefundReason } from './RefundReason.tsx';
import { lackingOf, NOTHING_TYPED, proposedAmount } from './refundTyped.ts';
import type { useRefund } from './useRefund.ts';

interface Props {
  payment: Transaction;
  refund: ReturnType<typeof useRefund>;
}

const useTyped = ({ payment, refund }: Props) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState(refund.typedBefore ?? NOTHING_TYPED);
  const [isTried, setTried] = useState(false);
  const lacks = lackingOf(typed, refund.left);
  const errorOf = (field: keyof typeof lacks, onWire: string) => {
    const key = lacks[field];
    return isTried && key
      ? translate(key, { amount: formatPeso(refund.left) })
      : refund.problem?.fields[onWire];
  };
  const type = (after: typeof typed) => {
    // The question was about the refund as it was.
    if (refund.problem?.code === 'rule_same_refund') refund.begin();
    setTyped(after);
    refund.keep(after);
  };
  const change = (changed: Partial<typeof typed>) => type({ ...typed, confirmSameRefund: null, ...changed });
  const choose = (quantities: typeof typed.quantities) => {
    const after = { ...typed, quantities, isFull: false, confirmSameRefund: null };
    type({ ...after, amount: proposedAmount(payment.items, after, refund.left) });
  };
  return { typed, change, choose, lacks, errorOf, setTried };
};

/** What is told beside the form before anything is sent. */
const Foretold = ({ payment, amount }: { payment: Transaction; amount: number }) => {
  const translate = useTranslate();
  const { limit, hasProcessor } = payment.refundTerms;
  const taken = centavosOf(payment.refundedAmount) ?? 0n;
  const needsSecond = refundNeedsSecond(taken, BigInt(amount), centavosOf(limit) ?? 0n);
  const words = { limit: formatPeso(Number(centavosOf(limit))) };
  return (
    <>
      {needsSecond && <Alert severity="info">{translate('transactions.refund.second', words)}</Alert>}
      {!hasProcessor && <Alert severity="warning">{translate('transactions.refund.noProcessor')}</Alert>}
    </>
  );
};

/** What became of an attempt that made no refund, or of which nobody knows. */
const Attempt = ({ payment, refund, onAnyway }: Props & { onAnyway: (earlier: string) => void }) => {
  const translate = useTranslate();
  const { isRetry, isUnknown, left, problem, sendAgain, isPending } = refund;
  if (isRetry)
    return (
      <Alert severity="warning">{translate('transactions.refund.retry', { amount: formatPeso(left) })}</Alert>
    );
  const earlier = problem?.code === 'rule_same_refund' ? problem.earlier : undefined;
  if (earlier !== undefined)
    return (
      <SameMoneyQuestion
        message={problem?.message}
        ask={translate('transactions.refund.same.ask')}
        link={{
          to: pathOf('transactionDetail', { id: payment.id }),
          label: translate('transactions.refund.same.open'),
        }}
        anyway={translate('transactions.refund.same.anyway')}
        isPending={isPending}
        onAnyway={() => onAnyway(earlier)}
        onBack={refund.begin}
      />
    );
  if (!isUnknown) return <ProblemAlert problem={problem} />;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" loading={isPending} onClick={sendAgain}>
          {translate('transactions.refund.again')}
        </Button>
      }
    >
      {translate('transactions.refund.unknown')}
    </Alert>
  );
};

/** The form of a refund: how much, of which items, why; it is asked about once more before it is sent. */
export const RefundForm = ({ payment, refund }: Props) => {
  const translate = useTranslate();
  const { typed, change, choose, lacks, errorOf, setTried } = useTyped({ payment, refund });
  const [isAsked, setAsked] = useState(false);
  const amountRef = useRef<HTMLInputElement>(null);
  const attempt = useRef<HTMLDivElement>(null);
  const disabled = refund.isPending || refund.isUnknown;
  const amount = typedMoney(typed.amount) ?? 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(lacks).length === 0) setAsked(true);
    else if (lacks.amount) amountRef.current?.focus();
  };
  const confirm = async (sent = typed) => {
    const answer = await refund.send(sent).catch(() => null);
    setAsked(false);
    if (!answer || !('retry' in answer)) return;
    setTried(false);
    change({ isFull: false, amount: formatMoney(answer.refundAmount), quantities: {} });
  };
  const refundAnyway = (confirmSameRefund: string) => {
    const confirmed = { ...typed, confirmSameRefund };
    change(confirmed);
    void confirm(confirmed);
  };
  const isQuestion = refund.problem?.code === 'rule_same_refund';
  useEffect(() => {
    if (isQuestion && !isAsked) attempt.current?.focus();
  }, [isQuestion, isAsked]);
  // What is asked for anew is typed there, once the dialog has gone and the field takes it.
  useEffect(() => {
    if (refund.isRetry && !isAsked) amountRef.current?.focus();
  }, [refund.isRetry, isAsked]);
  return (
    <Stack
      component="form"
      noValidate
      spacing={2.5}
      onSubmit={submit}
      aria-label={translate('transactions.refund.title')}
    >
      <Box
        ref={attempt}
        tabIndex={-1}
        sx={{ outline: 'none', scrollMarginTop: 80, '&:empty': { display: 'none' } }}
      >
        <Attempt payment={payment} refund={refund} onAnyway={refundAnyway} />
      </Box>
      {payment.items.length > 0 && (
        <RefundItems
          items={payment.items}
          quantities={typed.quantities}
          disabled={disabled}
          error={refund.problem?.fields.refundProducts}
          onChange={choose}
        />
      )}
      <Panel title={translate('transactions.refund.what')}>
        <Stack spacing={2}>
          <RefundAmount
            typed={typed}
            left={refund.left}
            disabled={disabled}
            amountRef={amountRef}
            error={errorOf('amount', 'refundAmount')}
            onChange={change}
          />
          <RefundReason
            typed={typed}
            disabled={disabled}
            errors={{ reason: errorOf('reason', 'refundReason'), notes: errorOf('notes', 'notes') }}
            onChange={change}
          />
          <Foretold payment={payment} amount={amount} />
        </Stack>
      </Panel>
      <FootBar state={translate('transactions.refund.leftAfter', { amount: formatPeso(refund.left) })}>
        <Button component={Link} to={pathOf('transactionDetail', { id: payment.id })}>
          {translate('transactions.refund.back')}
        </Button>
        <OutOfView>
          <Button type="submit" variant="contained" disabled={disabled}>
            {translate('transactions.refund.submit')}
          </Button>
        </OutOfView>
      </FootBar>
      {isAsked && (
        <ConfirmRefund
          payment={payment}
          amount={amount}
          isPending={refund.isPending}
          onConfirm={() => void confirm()}
          onCancel={() => setAsked(false)}
        />
      )}
    </Stack>
  );
};
