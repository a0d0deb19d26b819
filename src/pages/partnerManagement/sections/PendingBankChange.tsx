import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatInstant } from '#domain/dates.ts';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { recordKey } from '../../../components/admin/records/recordKeys.ts';
import type { SukiDataProvider } from '../../../providers/dataProvider.ts';
import { managementPath } from '../../../providers/recordPaths.ts';

/** Says that a change of the bank account waits for a second person, for as long as it does. */
export const PendingBankChange = () => {
  const translate = useTranslate();
  const provider = useDataProvider<SukiDataProvider>();
  const { kind, recordId, can } = useRecordShell();
  const { data, isError } = useQuery({
    queryKey: recordKey(kind, recordId, 'bankChange'),
    queryFn: () => provider.getPendingBankChange(kind, recordId),
  });
  if (isError) return <Alert severity="warning">{translate('sections.pendingUnknown')}</Alert>;
  if (!data) return null;
  const { id, maker, dtimeMade } = data;
  return (
    <Alert severity="info">
      {translate('sections.bankPending', { who: maker, when: formatInstant(new Date(dtimeMade)) })}{' '}
      {can('PM_EDIT', 'PM_SBO_REVIEW') && (
        <Link component={RouterLink} to={managementPath('approval', { id })}>
          {translate('sections.toRequest')}
        </Link>
      )}
    </Alert>
  );
};
