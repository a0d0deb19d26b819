import CopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { QuickSearch } from '../../../../components/ui/QuickSearch.tsx';
import { AddBranchButtons } from '../AddBranchButtons.tsx';
import { useBranchDesk } from './branchListContext.ts';

const row = { alignItems: 'center', flexWrap: 'wrap', gap: 1 } as const;

/** What can be done with the chosen stores. */
const Selected = () => {
  const translate = useTranslate();
  const { list, ask } = useBranchDesk();
  const { selected, unselect } = list;
  if (selected.size === 0) return null;
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={translate('branches.selected', { smart_count: selected.size })}
      sx={[row, { px: 1.5, py: 0.75, borderRadius: 1, bgcolor: 'action.selected' }]}
    >
      <Typography variant="body2" role="status" sx={{ fontWeight: 500, mr: 'auto' }}>
        {translate('branches.selected', { smart_count: selected.size })}
      </Typography>
      <Button size="small" startIcon={<CopyIcon />} onClick={() => ask({ kind: 'copy', from: null })}>
        {translate('branches.copyToOthers')}
      </Button>
      <Button
        size="small"
        color="error"
        startIcon={<DeleteIcon />}
        onClick={() => ask({ kind: 'remove', keys: [...selected] })}
      >
        {translate('branches.remove')}
      </Button>
      <Button size="small" color="inherit" onClick={unselect}>
        {translate('branches.unselect')}
      </Button>
    </Stack>
  );
};

/** Search, narrowing and adding of stores, and what can be done with those that are chosen. */
export const BranchTools = () => {
  const translate = useTranslate();
  const { list } = useBranchDesk();
  const { q, setQ, isFaulty, setFaulty, faulty } = list;
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" sx={row}>
        <QuickSearch label={translate('branches.search')} value={q} onChange={setQ} />
        {(faulty > 0 || isFaulty) && (
          <Chip
            clickable
            size="small"
            variant={isFaulty ? 'filled' : 'outlined'}
            color={isFaulty ? 'primary' : 'default'}
            label={translate('branches.onlyFaulty', { count: faulty })}
            aria-pressed={isFaulty}
            onClick={() => setFaulty(!isFaulty)}
            sx={{ height: 28 }}
          />
        )}
        <Stack direction="row" sx={[row, { ml: { sm: 'auto' } }]}>
          <AddBranchButtons />
        </Stack>
      </Stack>
      <Selected />
    </Stack>
  );
};
