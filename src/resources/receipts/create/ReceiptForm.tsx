import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ReceiptTerms } from '#contract/finance/officialReceipts.ts';
import { pathOf } from '#domain/pages.ts';
import { receiptType } from '#domain/receipts/receiptTypes.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { FootBar } from '../../../components/ui/FootBar.tsx';
import { SideColumns } from '../../../components/ui/layout/SideColumns.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { AboutFields } from './AboutFields.tsx';
import { AmountFields } from './AmountFields.tsx';
import { BreakdownPanel } from './BreakdownPanel.tsx';
import { MonthPanel } from './MonthPanel.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import { PayorFields } from './PayorFields.tsx';
import { ReceiptAnswer } from './ReceiptAnswer.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { bodyOf, type TypedReceipt } from './receiptTyped.ts';
import { TypeChoice } from './TypeChoice.tsx';
import type { IssueBody, useIssue } from './useIssue.ts';
import { useReceiptForm } from './useReceiptForm.ts';

interface Props {
  typed: TypedReceipt;
  onType: (typed: TypedReceipt) => void;
  terms: ReceiptTerms;
  /** The cancelled receipt whose place the new one takes. */
  replaces: string | null;
  issue: ReturnType<typeof useIssue>;
}

/** The panels beside the form: the month of the payor, and what is typed broken down. */
const Beside = ({ typed, form }: { typed: TypedReceipt; form: ReturnType<typeof useReceiptForm> }) => {
  const { isOfMonth, isOfLines } = receiptType[typed.type];
  const hasYear = /^20\d\d$/.test(typed.year);
  return (
    <>
      {isOfMonth && typed.payorId && hasYear && (
        <MonthPanel
          payorId={typed.payorId}
          month={{ month: typed.month, year: Number(typed.year) }}
          onTake={isOfLines ? (grossAmount) => form.change({ grossAmount }) : undefined}
        />
      )}
      <BreakdownPanel amounts={form.amounts} vatClass={form.vatClass} />
    </>
  );
};

/** The form of a receipt: its type, whose money it is, what it is of, how and how much was paid; shown once more before it is issued. */
export const ReceiptForm = (props: Props) => {
  const { typed, terms, replaces, issue } = props;
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const [payorName, setPayorName] = useState<string | null>(null);
  const form = useReceiptForm({ ...props, isAsked: payorName !== null });
  const disabled = issue.isPending || issue.isUnknown;
  const { amounts, vatClass } = form;
  const parts = { typed, disabled, tie: form.tie, onChange: form.change };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    form.onTry();
    if (form.isWrong) return;
    const payor = typed.payorId ? await provider.getPayor(typed.payorId).catch(() => null) : null;
    setPayorName(receiptType[typed.type].payor === 'PARTNER' ? (payor?.name ?? '') : typed.payorName);
  };
  const send = async (sent: TypedReceipt = typed) => {
    if (amounts)
      await issue.send({ typed: sent, body: bodyOf(sent, amounts, replaces) as IssueBody }).catch(() => null);
    setPayorName(null);
  };
  const issueAnyway = (confirmSameMoney: string) => {
    const confirmed = { ...typed, confirmSameMoney };
    props.onType(confirmed);
    void send(confirmed);
  };
  return (
    <Stack
      component="form"
      noValidate
      spacing={2.5}
      onSubmit={(event) => void submit(event)}
      aria-label={translate('receipts.create.title')}
    >
      <Box
        ref={form.answer}
        tabIndex={-1}
        sx={{ outline: 'none', scrollMarginTop: 80, '&:empty': { display: 'none' } }}
      >
        <ReceiptAnswer form={form} issue={issue} onAgain={() => void send()} onAnyway={issueAnyway} />
      </Box>
      <SideColumns asideWidth={360} aside={<Beside typed={typed} form={form} />}>
        <Panel title={translate('receipts.create.type')}>
          <TypeChoice value={typed.type} disabled={disabled} onChange={(type) => form.change({ type })} />
        </Panel>
        <Panel title={translate('receipts.section.payor')}>
          <Stack spacing={2}>
            <PayorFields {...parts} />
            <AboutFields {...parts} />
          </Stack>
        </Panel>
        <Panel title={translate('receipts.section.payment')}>
          <Stack spacing={2}>
            <AmountFields {...parts} />
            <PaymentFields {...parts} />
          </Stack>
        </Panel>
      </SideColumns>
      <FootBar state={translate('receipts.create.next', { number: terms.series?.next ?? '' })}>
        <Button component={Link} to={pathOf('officialReceiptList')}>
          {translate('receipts.toList')}
        </Button>
        <OutOfView>
          <Button type="submit" variant="contained" disabled={disabled}>
            {translate('receipts.create.review')}
          </Button>
        </OutOfView>
      </FootBar>
      {payorName !== null && amounts && vatClass && (
        <ReviewDialog
          typed={typed}
          payorName={payorName}
          amounts={amounts}
          vatClass={vatClass}
          next={terms.series?.next ?? ''}
          isPending={issue.isPending}
          onConfirm={() => void send()}
          onCancel={() => setPayorName(null)}
        />
      )}
    </Stack>
  );
};
