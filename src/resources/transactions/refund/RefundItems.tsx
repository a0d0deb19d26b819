import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { SoldItem } from '#contract/finance/transactions.ts';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { MoneyText } from '../../../components/ui/texts.tsx';

interface Props {
  items: readonly SoldItem[];
  quantities: Readonly<Record<string, number>>;
  error: string | undefined;
  disabled: boolean;
  onChange: (quantities: Readonly<Record<string, number>>) => void;
}

/** As many as fit a list; of more one types the number. */
const MOST_LISTED = 20;

const Quantity = ({
  item: { itemId, name },
  left,
  value,
  disabled,
  onChange,
}: Pick<Props, 'disabled'> & {
  item: SoldItem;
  left: number;
  value: number;
  onChange: (value: number) => void;
}) => {
  const translate = useTranslate();
  const label = translate('transactions.refund.quantityOf', { name });
  if (left > MOST_LISTED)
    return (
      <TextBox
        label={label}
        inputMode="numeric"
        maxLength={6}
        disabled={disabled}
        value={value === 0 ? '' : String(value)}
        onChange={(text) => onChange(Math.min(left, Number(text.replaceAll(/\D/g, ''))))}
      />
    );
  return (
    <Select
      size="small"
      id={`refund-item-${itemId}`}
      value={value}
      disabled={disabled || left === 0}
      onChange={(event) => onChange(Number(event.target.value))}
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ minWidth: 76 }}
    >
      {Array.from({ length: left + 1 }, (_, count) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the number is what it is
        <MenuItem key={count} value={count}>
          {count}
        </MenuItem>
      ))}
    </Select>
  );
};

/** Which items come back; they propose the amount. */
export const RefundItems = ({ items, quantities, error, disabled, onChange }: Props) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('transactions.refund.items')} note={translate('transactions.refund.itemsHelp')}>
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item) => {
          const left = item.quantity - item.refunded;
          return (
            <Box key={item.itemId} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {item.name}
                </Typography>
                <Typography variant="caption" color="textSecondary">
                  {translate('transactions.refund.ofItem', { left, quantity: item.quantity })} ·{' '}
                  <MoneyText amount={item.amount} />
                </Typography>
              </Box>
              <Quantity
                item={item}
                left={left}
                disabled={disabled}
                value={quantities[item.itemId] ?? 0}
                onChange={(value) => onChange({ ...quantities, [item.itemId]: value })}
              />
            </Box>
          );
        })}
      </Stack>
      {error && (
        <Typography variant="caption" color="error" component="p" sx={{ mt: 1 }}>
          {error}
        </Typography>
      )}
    </Panel>
  );
};
