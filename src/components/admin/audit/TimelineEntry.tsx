import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AuditEntry } from '#contract/audit.ts';
import { REPORTED } from '#domain/audit/reported.ts';
import { wordOf } from '#domain/audit/words.ts';
import { useLanguage } from '../useLanguage.ts';
import { EntryChanges } from './EntryChanges.tsx';
import { recordName } from './RecordName.tsx';
import { tellingKey } from './tellingKey.ts';

/** So many fields of something that came to be or ended stand open. */
const MANY = 6;

interface Props {
  entry: AuditEntry;
  withRecord: boolean;
}

/** One change in a history: what was done, and its fields; the many fields of a new record are folded away. */
export const TimelineEntry = ({ entry, withRecord }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { operation, eventType, target, changes } = entry;
  const isFolded = operation !== 'UPDATE' && changes.length > MANY;
  const [open, setOpen] = useState(!isFolded);
  const action = eventType ? wordOf('event', eventType, language) : wordOf('operation', operation, language);
  const hasMore = changes.length > 0 || tellingKey(entry) !== null;
  return (
    <Stack spacing={0.5}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          {action}
          {entry.isReported && ` · ${REPORTED.mark[language]}`}
          {withRecord && ` · ${wordOf('target', target, language)} ${recordName(entry, language)}`}
        </Typography>
        {isFolded && (
          <Button size="small" onClick={() => setOpen(!open)} aria-expanded={open}>
            {translate('resources.audit.changed', { smart_count: changes.length })}
          </Button>
        )}
      </Box>
      {open && hasMore && <EntryChanges entry={entry} />}
    </Stack>
  );
};
