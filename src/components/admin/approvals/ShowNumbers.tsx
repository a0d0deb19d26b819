import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { RequestId } from '../../ui/states/FailedState.tsx';
import { problemOf } from '../problem.ts';
import { useShownNumbers } from './fullNumbers.ts';

/** Shows account numbers in full to whoever decides, and says that it is recorded; a second click hides them. */
export const ShowNumbers = () => {
  const translate = useTranslate();
  const full = useShownNumbers();
  if (!full) return null;
  const problem = full.error ? problemOf(full.error) : null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <Button
        size="small"
        sx={{ ml: -1 }}
        startIcon={full.list ? <VisibilityOffIcon /> : <VisibilityIcon />}
        loading={full.isPending}
        loadingPosition="start"
        onClick={full.list ? full.hide : full.show}
      >
        {translate(full.list ? 'approvals.hideNumbers' : 'approvals.showNumbers')}
      </Button>
      <Typography variant="caption" color="textSecondary" role="status">
        {translate(full.list ? 'approvals.numbersRecorded' : 'approvals.numbersNote')}
      </Typography>
      {problem && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {problem.message ?? translate('common.failed')}
          {problem.requestId && <RequestId id={problem.requestId} />}
        </Alert>
      )}
    </Box>
  );
};
