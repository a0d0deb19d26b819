import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AuditEntry } from '#contract/audit.ts';
import { REPORTED } from '#domain/audit/reported.ts';
import { EntryChanges } from '../../components/admin/audit/EntryChanges.tsx';
import { recordName } from '../../components/admin/audit/RecordName.tsx';
import { RecordTimeline } from '../../components/admin/audit/RecordTimeline.tsx';
import { useRecordTimeline } from '../../components/admin/audit/useRecordTimeline.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { RequestId } from '../../components/ui/states/FailedState.tsx';

const T = 'resources.audit';

interface HistoryProps {
  target: string;
  targetKey: string;
  current: string;
}

const Reported = () => (
  <Typography variant="body2" color="textSecondary">
    {REPORTED.explained[useLanguage()]}
  </Typography>
);

const History = ({ target, targetKey, current }: HistoryProps) => (
  <RecordTimeline timeline={useRecordTimeline({ target, targetKey })} current={current} />
);

/** An entry folded out: its fields, the request that did it, and on demand everything that befell its record. */
export const EntryDetail = ({ entry }: { entry: AuditEntry }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { target, targetKey, requestId } = entry;
  return (
    <Stack spacing={1.5} sx={{ py: 1 }}>
      {entry.isReported && <Reported />}
      {open && targetKey !== null ? (
        <History target={target} targetKey={targetKey} current={entry.id} />
      ) : (
        <EntryChanges entry={entry} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 24px' }}>
        {targetKey !== null && (
          <Button
            size="small"
            sx={{ ml: -1.25 }}
            onClick={() => setOpen(!open)}
            aria-expanded={open}
            aria-label={open ? undefined : translate(`${T}.historyOf`, { name: recordName(entry, language) })}
          >
            {translate(open ? `${T}.thisEntry` : `${T}.history`)}
          </Button>
        )}
        {requestId && !open && <RequestId id={requestId} />}
      </Box>
    </Stack>
  );
};
