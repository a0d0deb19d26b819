import PreviousIcon from '@mui/icons-material/NavigateBefore';
import NextIcon from '@mui/icons-material/NavigateNext';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useBranchDesk } from './list/branchListContext.ts';
import { PAGE_SIZE } from './list/useBranchList.ts';

/** Which of the stores are shown, and the way to the others. */
export const BranchPager = () => {
  const translate = useTranslate();
  const { page, pages, found, shown, setPage } = useBranchDesk().list;
  const from = (page - 1) * PAGE_SIZE + 1;
  const range = { from, to: from + shown.length - 1, total: found.length };
  const [back, on] = [translate('list.previousPage'), translate('list.nextPage')];
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'flex-end' }}>
      <Typography variant="body2" color="textSecondary" role="status">
        {translate('list.range', range)}
      </Typography>
      {pages > 1 && (
        <Stack direction="row" component="nav" aria-label={translate('list.pages')}>
          <IconButton
            size="small"
            aria-label={back}
            title={back}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            <PreviousIcon fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={on}
            title={on}
            disabled={page === pages}
            onClick={() => setPage(page + 1)}
          >
            <NextIcon fontSize="small" />
          </IconButton>
        </Stack>
      )}
    </Stack>
  );
};
