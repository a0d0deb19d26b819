import AddIcon from '@mui/icons-material/Add';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonthOutlined';
import { useListContext, useTranslate } from 'react-admin';
import type { ReceiptRow } from '#contract/finance/officialReceipts.ts';
import { pathOf } from '#domain/pages.ts';
import { ListPage } from '../../../components/admin/list/ListPage.tsx';
import { SaveFileButton } from '../../../components/admin/SaveFileButton.tsx';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { FormLink } from '../../../components/admin/viewing/FormLink.tsx';
import { mayOpen, useMenuLabel } from '../../../components/shell/menuTable.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { ReceiptTotalsPanel } from './ReceiptTotalsPanel.tsx';
import { receiptColumns } from './receiptColumns.tsx';
import { useReceiptFilters } from './useReceiptFilters.ts';

const NewReceipt = () => {
  const to = pathOf('officialReceiptCreate');
  const label = useTranslate()('receipts.create.title');
  return mayOpen(to, useUser()) ? (
    <FormLink to={to} variant="contained" startIcon={<AddIcon />}>
      {label}
    </FormLink>
  ) : null;
};

const MonthLink = () => {
  const to = pathOf('officialReceiptMonth');
  const label = useTranslate()('receipts.months.title');
  return mayOpen(to, useUser()) ? (
    <FormLink to={to} variant="outlined" startIcon={<CalendarMonthIcon />}>
      {label}
    </FormLink>
  ) : null;
};

/** The register and what is in the receipts, of the days that are filtered. */
const Books = () => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { filterValues } = useListContext();
  return (
    <>
      <SaveFileButton
        label={translate('receipts.books.register')}
        fetchFile={() => provider.getReceiptRegister(filterValues)}
      />
      <SaveFileButton
        label={translate('receipts.books.lines')}
        fetchFile={() => provider.getReceiptLines(filterValues)}
      />
    </>
  );
};

/** The official receipts, with what those come to that are filtered. */
export const ReceiptListPage = () => (
  <ListPage<ReceiptRow & { id: string }>
    resource="official-receipts"
    title={useMenuLabel('officialReceipts')}
    action={
      <>
        <Books />
        <MonthLink />
        <NewReceipt />
      </>
    }
    notice={<ReceiptTotalsPanel />}
    columns={receiptColumns}
    filters={useReceiptFilters()}
    search="receipts.search"
    pathOfRow={({ orNumber }) => pathOf('officialReceipt', { orNumber })}
    exports="official-receipts"
    emptyHint="receipts.empty"
  />
);
