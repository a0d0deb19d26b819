import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import type { SoldItem } from '#contract/finance/transactions.ts';
import { transactionFields } from '#domain/fields/transaction.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { MoneyText } from '../../../components/ui/texts.tsx';

const { name, quantity, amount } = transactionFields.items.of;
const cells = {
  '& td, & th': { px: { xs: 0.5, sm: 2 } },
  '& tr:last-child > *': { borderBottom: 0 },
} as const;

/** What was sold. */
export const ItemsPanel = ({ items }: { items: readonly SoldItem[] }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const title = transactionFields.items.label[language];
  return (
    <Panel title={title}>
      <Table size="small" aria-label={title} sx={cells}>
        <TableHead>
          <TableRow>
            <TableCell>{name.label[language]}</TableCell>
            <TableCell align="right">{quantity.label[language]}</TableCell>
            <TableCell align="right">{amount.label[language]}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => (
            <TableRow key={item.itemId}>
              <TableCell component="th" scope="row">
                {item.name}
                {item.refunded > 0 &&
                  ` · ${translate('transactions.itemsRefunded', { smart_count: item.refunded })}`}
              </TableCell>
              <TableCell align="right">{countText(item.quantity)}</TableCell>
              <TableCell align="right">
                <MoneyText amount={item.amount} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
};
