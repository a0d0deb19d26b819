import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ApprovalRequest } from '#contract/approvals.ts';
import { pathOf } from '#domain/pages.ts';

/** Says that a change waits for a second person, and leads to it: only one waits for each setting. */
export const WaitingNote = ({ request: { id, maker } }: { request: ApprovalRequest }) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      role="note"
      action={
        <Button component={Link} to={pathOf('approval', { id })} color="inherit" size="small">
          {translate('reportSettings.openRequest')}
        </Button>
      }
    >
      {translate('reportSettings.waits', { name: maker })}
    </Alert>
  );
};
