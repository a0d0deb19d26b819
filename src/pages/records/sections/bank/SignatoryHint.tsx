import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useRecordShell } from '../../../../components/admin/records/recordContext.ts';

/** Where a signatory is changed: who signs goes with the account, and on an active record waits for a second person with it. */
export const SignatoryHint = () => {
  const translate = useTranslate();
  const { pathTo } = useRecordShell();
  return (
    <Typography variant="body2" color="textSecondary">
      {translate('sections.signatoryElsewhere')}{' '}
      <Link component={RouterLink} to={pathTo('bankDetailsEdit')}>
        {translate('sections.toBankForm')}
      </Link>
    </Typography>
  );
};
