import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { countText } from './numberTexts.ts';
import { MoneyText } from './texts.tsx';

/** `amount` is the price of all of it, in pesos. */
interface Item {
  itemId: string;
  name: string;
  quantity: number;
  amount: string;
}

interface Props<I extends Item> {
  /** What it is of, for screen readers. */
  title: string;
  labels: Readonly<Record<'name' | 'quantity' | 'amount', string>>;
  items: readonly I[];
  /** A word behind the name of an item. */
  note?: (item: I) => string | null;
}

const cells = {
  '& td, & th': { px: { xs: 0.5, sm: 2 } },
  '& tr:last-child > *': { borderBottom: 0 },
} as const;

/** What was sold, item by item. */
export const ItemsTable = <I extends Item>({ title, labels, items, note }: Props<I>) => (
  <Table size="small" aria-label={title} sx={cells}>
    <TableHead>
      <TableRow>
        <TableCell>{labels.name}</TableCell>
        <TableCell align="right">{labels.quantity}</TableCell>
        <TableCell align="right">{labels.amount}</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {items.map((item) => (
        <TableRow key={item.itemId}>
          <TableCell component="th" scope="row">
            {[item.name, note?.(item)].filter(Boolean).join(' · ')}
          </TableCell>
          <TableCell align="right">{countText(item.quantity)}</TableCell>
          <TableCell align="right">
            <MoneyText amount={item.amount} />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
