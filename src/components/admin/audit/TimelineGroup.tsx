import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { AuditEntry } from '#contract/audit.ts';
import { Ago } from '../../shell/Ago.tsx';
import { RequestId } from '../../ui/states/FailedState.tsx';
import type { RequestGroup } from './groupByRequest.ts';
import { TimelineEntry } from './TimelineEntry.tsx';

const dot = (isCurrent: boolean) => ({
  content: '""',
  position: 'absolute',
  left: -5,
  top: 6,
  width: 9,
  height: 9,
  borderRadius: '50%',
  bgcolor: isCurrent ? 'primary.main' : 'text.secondary',
});

const Head = ({ entry }: { entry: AuditEntry }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {entry.actor ?? translate('list.system')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
        <Ago at={entry.at} />
        {entry.actorRole && ` · ${entry.actorRole}`}
      </Typography>
      {entry.requestId && <RequestId id={entry.requestId} />}
    </Box>
  );
};

interface Props {
  group: RequestGroup;
  /** The history is of several records: each entry names its own. */
  withRecord: boolean;
  isCurrent: boolean;
}

/** Everything that one request did: who, when and in which role, then each change. */
export const TimelineGroup = ({ group, withRecord, isCurrent }: Props) => {
  const [newest] = group.entries;
  if (!newest) return null;
  return (
    <Box
      component="li"
      aria-current={isCurrent || undefined}
      sx={{
        position: 'relative',
        pl: 2.5,
        pb: 2.5,
        borderLeft: 1,
        borderColor: 'divider',
        '&:last-of-type': { pb: 0 },
        '&::before': dot(isCurrent),
      }}
    >
      <Head entry={newest} />
      <Stack spacing={1.5} sx={{ mt: 0.5 }}>
        {group.entries.map((entry) => (
          <TimelineEntry key={entry.id} entry={entry} withRecord={withRecord} />
        ))}
      </Stack>
    </Box>
  );
};
