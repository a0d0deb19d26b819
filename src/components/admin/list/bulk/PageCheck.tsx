import Checkbox from '@mui/material/Checkbox';
import { useListContext, useTranslate } from 'react-admin';

/** Chooses all rows of the page, or none of them. */
export const PageCheck = () => {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext();
  const here = data.map(({ id }) => id);
  const chosen = here.filter((id) => selectedIds.includes(id));
  const isAll = here.length > 0 && chosen.length === here.length;
  const others = selectedIds.filter((id) => !here.includes(id));
  return (
    <Checkbox
      size="small"
      checked={isAll}
      indeterminate={!isAll && chosen.length > 0}
      onChange={() => onSelect(isAll ? others : [...others, ...here])}
      slotProps={{ input: { 'aria-label': translate('list.choosePage') } }}
      sx={{ p: 0.75, m: -0.75 }}
    />
  );
};
