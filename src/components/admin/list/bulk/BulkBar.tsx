import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { countText } from '../../../ui/numberTexts.ts';
import { useListKit } from '../listKit.tsx';
import { useNarrow } from '../useNarrow.ts';
import { PageCheck } from './PageCheck.tsx';

/** How many rows are chosen and what can be done to them, in sight as long as some are; on cards it chooses the page too. */
export const BulkBar = () => {
  const translate = useTranslate();
  const narrow = useNarrow();
  const { bulk } = useListKit();
  const { selectedIds, onUnselectItems, data = [] } = useListContext();
  const count = selectedIds.length;
  if (!bulk || (count === 0 && !(narrow && data.length > 0))) return null;
  return (
    <Paper
      component="section"
      data-foot-bar
      aria-label={translate('list.chosenRows')}
      elevation={count > 0 ? 6 : 0}
      variant={count > 0 ? 'elevation' : 'outlined'}
      sx={{
        position: 'sticky',
        bottom: 'calc(12px + var(--view-bar, 0px))',
        zIndex: 2,
        px: 2,
        py: 1,
        borderRadius: 2,
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.25 }}>
        {narrow && <PageCheck />}
        <Typography variant="body2" role="status" sx={{ fontWeight: 600, mr: 'auto' }}>
          {count > 0
            ? translate('list.chosen', { smart_count: count, count: countText(count) })
            : translate('list.choosePage')}
        </Typography>
        {count > 0 && (
          <>
            {!narrow && (
              <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
                {translate('list.chooseNone')}
              </Button>
            )}
            {bulk}
          </>
        )}
      </Stack>
    </Paper>
  );
};
