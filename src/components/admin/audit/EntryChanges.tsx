import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { AuditEntry } from '#contract/audit.ts';
import { FieldChanges } from './FieldChanges.tsx';
import { tellingKey } from './tellingKey.ts';

/** What an audit entry changed, field by field or in a sentence. */
export const EntryChanges = ({ entry }: { entry: AuditEntry }) => {
  const translate = useTranslate();
  const telling = tellingKey(entry);
  if (telling === null && entry.changes.length > 0)
    return <FieldChanges changes={entry.changes} operation={entry.operation} />;
  return (
    <Typography variant="body2" color="textSecondary">
      {translate(`resources.audit.${telling ?? 'nothing'}`)}
    </Typography>
  );
};
