import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Receipt, ReceiptTerms } from '#contract/finance/officialReceipts.ts';
import { manilaDate } from '#domain/day.ts';
import { pathOf } from '#domain/pages.ts';
import { Answered } from '../../../components/admin/Answered.tsx';
import { PageHeader } from '../../../components/admin/PageHeader.tsx';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { receiptKey } from '../receiptKey.ts';
import { SeriesAlert } from '../SeriesAlert.tsx';
import { ReceiptForm } from './ReceiptForm.tsx';
import { ReceiptMade } from './ReceiptMade.tsx';
import { emptyReceipt, type TypedReceipt } from './receiptTyped.ts';
import { useIssue } from './useIssue.ts';

/** A receipt that takes a cancelled one's place begins with what that one said. */
const startingWith = (old: Receipt | null, today: string): TypedReceipt => {
  const empty = emptyReceipt(old?.receiptType ?? 'COLLECTIONS', today);
  if (!old) return empty;
  return {
    ...empty,
    payorId: old.partnerId,
    payorName: old.payorName,
    tinNumber: old.tinNumber ?? '',
    address: old.address ?? '',
    contract: old.contract ?? '',
    month: old.month ?? empty.month,
    year: String(old.year ?? empty.year),
    paymentChannel: old.paymentChannel,
    soa: old.soa ?? '',
    paymentFor: old.paymentFor ?? '',
    referenceNumber: old.referenceNumber ?? '',
    invoiceNumber: old.invoiceNumber ?? '',
    formOfPayment: old.formOfPayment,
    bankName: old.bankName ?? '',
    checkNumber: old.checkNumber ?? '',
    checkDate: old.checkDate ?? '',
    vatClass: old.vatClass,
    grossAmount: old.grossAmount,
    withheldBy: 'amount',
    withholdingTax: old.withholdingTax,
  };
};

const Deed = ({ terms, old }: { terms: ReceiptTerms; old: Receipt | null }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const issue = useIssue(old?.orNumber ?? null);
  const today = manilaDate(new Date());
  const [typed, setTyped] = useState(() => issue.typedBefore ?? startingWith(old, today));
  const type = (next: TypedReceipt | null) => {
    setTyped(next ?? startingWith(null, today));
    issue.keep(next);
  };
  if (issue.made)
    return (
      <ReceiptMade
        receipt={issue.made}
        terms={terms}
        onMore={() => {
          type(null);
          issue.begin();
          // The place of the cancelled one is taken.
          if (old) navigate(pathOf('officialReceiptCreate'));
        }}
      />
    );
  if (!terms.series) return <SeriesAlert>{translate('receipts.noSeries')}</SeriesAlert>;
  const { left } = terms.series;
  return (
    <Stack spacing={2.5}>
      {terms.series.isNearEnd && (
        <SeriesAlert>
          {translate('receipts.nearEnd', { smart_count: left, left: countText(left) })}
        </SeriesAlert>
      )}
      <ReceiptForm typed={typed} onType={type} terms={terms} replaces={old?.orNumber ?? null} issue={issue} />
    </Stack>
  );
};

/** Issues an official receipt, or the one that takes the place of a cancelled one. */
export const CreateReceiptPage = () => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const [params] = useSearchParams();
  const replaces = params.get('replaces');
  const terms = useQuery({
    queryKey: ['official-receipts', 'terms'],
    queryFn: () => provider.getReceiptTerms(),
  });
  const old = useQuery({
    queryKey: receiptKey(replaces ?? ''),
    queryFn: () => (replaces === null ? null : provider.getReceipt(replaces)),
    retry: false,
  });
  return (
    <Stack spacing={2.5}>
      <PageHeader
        title={translate('receipts.create.title')}
        intro={
          replaces
            ? translate('receipts.create.replaces', { number: replaces })
            : translate('receipts.create.intro')
        }
      />
      <Answered query={old}>
        {(cancelled) => (
          <Answered query={terms}>
            {(known) => <Deed key={replaces} terms={known} old={cancelled} />}
          </Answered>
        )}
      </Answered>
    </Stack>
  );
};
