import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { AuditEntry } from '#contract/audit.ts';
import { RequestId } from '../../ui/FailedState.tsx';
import { FieldDiff } from '../../ui/FieldDiff.tsx';
import { readableChanges, tellingKey } from './readable.ts';
import { useFieldLabel } from './useFieldLabel.ts';

/** What an audit entry changed, field by field, and (unless `brief`) the request that did it. */
export const EntryChanges = ({ entry, brief = false }: { entry: AuditEntry; brief?: boolean }) => {
  const translate = useTranslate();
  const { fieldLabel } = useFieldLabel();
  const { operation, requestId } = entry;
  const only = operation === 'DELETE' ? 'before' : operation === 'UPDATE' ? undefined : 'after';
  const shown = readableChanges(entry);
  return (
    <Stack spacing={1.5} sx={{ py: 0.5 }}>
      {shown.length > 0 ? (
        <FieldDiff changes={shown} labelOf={fieldLabel} only={only} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {translate(`resources.audit.${tellingKey(entry) ?? 'nothing'}`)}
        </Typography>
      )}
      {requestId && !brief && <RequestId id={requestId} />}
    </Stack>
  );
};
