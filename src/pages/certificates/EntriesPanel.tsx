import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatInstant } from '#domain/day.ts';
import { Panel } from '../../components/ui/Panel.tsx';

interface Entry {
  /** Its own among the entries. */
  id: string;
  who: string;
  /** When, UTC. */
  at: string;
  version: number;
  /** What came of it, below. */
  after?: ReactNode;
}
interface Props {
  title: string;
  /** Said where there is none. */
  none: string;
  entries: readonly Entry[];
  /** What is to be done of them, below. */
  below?: ReactNode;
}

/** Who had a certificate in which way, and when: a line each. */
export const EntriesPanel = ({ title, none, entries, below }: Props) => {
  const translate = useTranslate();
  return (
    <Panel title={title}>
      <Stack spacing={1.5}>
        {entries.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            {none}
          </Typography>
        ) : (
          <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {entries.map(({ id, who, at, version, after }) => (
              <Box component="li" key={id}>
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {who}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {formatInstant(new Date(at))} · {translate('certificates.version', { version })}
                </Typography>
                {after}
              </Box>
            ))}
          </Stack>
        )}
        {below}
      </Stack>
    </Panel>
  );
};
