import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import FirstPageIcon from '@mui/icons-material/FirstPage';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { COUNT_CAP, PAGE_SIZES } from '#contract/list.ts';
import { pageRange } from './pageRange.ts';

interface TurnProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Turn = ({ label, disabled, onClick, children }: TurnProps) => (
  <IconButton size="small" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
    {children}
  </IconButton>
);

/** Which rows of how many are shown, how many a page holds, and the way to the other pages. */
export const ListFooter = () => {
  const translate = useTranslate();
  const { data, total, meta, page, perPage, setPage, setPerPage, hasNextPage, isPending } = useListContext();
  if (isPending || !data || (data.length === 0 && page === 1)) return null;
  const capped = meta?.totalIsAtLeast === true;
  const range = pageRange({ page, perPage, rows: data.length, total: total ?? COUNT_CAP, capped });
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5, justifyContent: 'flex-end' }}
    >
      <Typography variant="body2" color="textSecondary" role="status" sx={{ mr: 'auto' }}>
        {translate('list.range', range)}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary" id="rows-per-page">
          {translate('list.perPage')}
        </Typography>
        <Select
          size="small"
          variant="standard"
          disableUnderline
          value={perPage}
          onChange={(event) => setPerPage(Number(event.target.value))}
          SelectDisplayProps={{ 'aria-labelledby': 'rows-per-page' }}
          sx={{ typography: 'body2' }}
        >
          {PAGE_SIZES.map((size) => (
            <MenuItem key={size} value={size}>
              {size}
            </MenuItem>
          ))}
        </Select>
      </Stack>
      <Stack direction="row" component="nav" aria-label={translate('list.pages')}>
        <Turn label={translate('list.firstPage')} disabled={page === 1} onClick={() => setPage(1)}>
          <FirstPageIcon fontSize="small" />
        </Turn>
        <Turn label={translate('list.previousPage')} disabled={page === 1} onClick={() => setPage(page - 1)}>
          <ChevronLeftIcon fontSize="small" />
        </Turn>
        <Turn label={translate('list.nextPage')} disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
          <ChevronRightIcon fontSize="small" />
        </Turn>
      </Stack>
    </Stack>
  );
};
