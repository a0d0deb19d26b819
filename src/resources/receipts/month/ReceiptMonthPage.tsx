import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { ReceiptMonthShown } from '#contract/finance/receiptMonth.ts';
import { formatDate, manilaDate } from '#domain/day.ts';
import { receiptFields as fields } from '#domain/fields/receipt.ts';
import { FIRST_YEAR, MONTHS, monthName, monthOf, type ReceiptMonth } from '#domain/receipts/receiptMonth.ts';
import { Answered } from '../../../components/admin/Answered.tsx';
import { PageHeader } from '../../../components/admin/PageHeader.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { Combobox } from '../../../components/ui/Combobox.tsx';
import { countText } from '../../../components/ui/numberTexts.ts';
import { SeriesAlert } from '../SeriesAlert.tsx';
import { BatchesPanel } from './BatchesPanel.tsx';
import { LeftOutPanel } from './LeftOutPanel.tsx';
import { MonthProgress } from './MonthProgress.tsx';
import { MonthReceiptsPanel } from './MonthReceiptsPanel.tsx';
import { useChosenMonth, useReceiptMonth } from './useReceiptMonth.ts';

const pair = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr 1fr', sm: '220px 140px' },
} as const;

const MonthChoice = ({ of, choose }: { of: ReceiptMonth; choose: (next: ReceiptMonth) => void }) => {
  const language = useLanguage();
  const now = monthOf(manilaDate(new Date())).year;
  const years = Array.from({ length: now - FIRST_YEAR + 1 }, (_, at) => String(now - at));
  return (
    <Box sx={pair}>
      <Combobox
        label={fields.month.label[language]}
        required
        options={MONTHS.map((month) => ({ value: String(month), label: monthName(month)[language] }))}
        value={String(of.month)}
        onChange={(month) => choose({ ...of, month: Number(month ?? of.month) })}
      />
      <Combobox
        label={fields.year.label[language]}
        required
        options={years.map((year) => ({ value: year, label: year }))}
        value={String(of.year)}
        onChange={(year) => choose({ ...of, year: Number(year ?? of.year) })}
      />
    </Box>
  );
};

/** Why nothing can be issued of it now, and who can help. */
const Hindrance = ({ seen }: { seen: ReceiptMonthShown }) => {
  const translate = useTranslate();
  const { isClosed, closedThrough, count, numbers, left } = seen;
  if (!isClosed)
    return (
      <Alert severity="info">
        {closedThrough
          ? translate('receipts.months.open', { day: formatDate(closedThrough) })
          : translate('receipts.months.openNone')}
      </Alert>
    );
  if (count === 0 || numbers.length > 0) return null;
  return (
    <SeriesAlert>
      {translate('receipts.months.tooFew', {
        smart_count: left,
        left: countText(left),
        count: countText(count),
      })}
    </SeriesAlert>
  );
};

const Month = ({ of }: { of: ReceiptMonth }) => {
  const { query, followed, follow } = useReceiptMonth(of);
  return (
    <>
      {followed && <MonthProgress key={followed} jobId={followed} />}
      <Answered query={query}>
        {(seen) => (
          <Stack spacing={2.5}>
            <Hindrance seen={seen} />
            <MonthReceiptsPanel seen={seen} onOrdered={follow} />
            {seen.leftOut.length > 0 && <LeftOutPanel rows={seen.leftOut} />}
          </Stack>
        )}
      </Answered>
      <BatchesPanel of={of} />
    </>
  );
};

/** The commission of a closed month, receipted to all partners at once: looked at first, and then issued as it was looked at. */
export const ReceiptMonthPage = () => {
  const translate = useTranslate();
  const { of, choose } = useChosenMonth();
  return (
    <Stack spacing={2.5}>
      <PageHeader title={translate('receipts.months.title')} intro={translate('receipts.months.intro')} />
      <MonthChoice of={of} choose={choose} />
      <Month key={`${of.year}-${of.month}`} of={of} />
    </Stack>
  );
};
