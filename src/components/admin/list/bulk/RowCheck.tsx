import Checkbox from '@mui/material/Checkbox';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';

/** Chooses a row for what is done to several at once. */
export const RowCheck = ({ row }: { row: RaRecord }) => {
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext();
  const label = translate('list.choose', { name: String(row.name ?? row.role ?? row.id) });
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(row.id)}
      onChange={() => onToggleItem(row.id)}
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ p: 0.75, m: -0.75 }}
    />
  );
};
