import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { takesNewStores } from '#domain/records/newStores.ts';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';

/** Says that the partner around this page takes no new stores; nothing while it does. */
export const TakesNone = () => {
  const translate = useTranslate();
  const { summary } = useRecordShell();
  if (!summary || takesNewStores(summary.status, summary.workflowStatus)) return null;
  return <Alert severity="warning">{translate('wizard.takesNone')}</Alert>;
};
