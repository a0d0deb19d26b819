import AddIcon from '@mui/icons-material/Add';
import { useTranslate } from 'react-admin';
import type { ReceiptRow } from '#contract/finance/officialReceipts.ts';
import { pathOf } from '#domain/pages.ts';
import { ListPage } from '../../../components/admin/list/ListPage.tsx';
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

/** The official receipts, with what those come to that are filtered. */
export const ReceiptListPage = () => (
  <ListPage<ReceiptRow & { id: string }>
    resource="official-receipts"
    title={useMenuLabel('officialReceipts')}
    action={<NewReceipt />}
    notice={<ReceiptTotalsPanel />}
    columns={receiptColumns}
    filters={useReceiptFilters()}
    search="receipts.search"
    pathOfRow={({ orNumber }) => pathOf('officialReceipt', { orNumber })}
    exports="official-receipts"
    emptyHint="receipts.empty"
  />
);
