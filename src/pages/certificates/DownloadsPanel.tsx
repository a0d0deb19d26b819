import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Certificate } from '#contract/finance/certificates.ts';
import { formatInstant } from '#domain/day.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { NONE } from '../../components/ui/texts.tsx';

/** Who took a certificate home, and when. */
export const DownloadsPanel = ({ certificate: { downloads } }: { certificate: Certificate }) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('certificates.section.downloads')}>
      {downloads.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {translate('certificates.noDownloads')}
        </Typography>
      ) : (
        <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {downloads.map(({ id, version, at, takenBy, isPayee }) => (
            <Box component="li" key={id}>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {takenBy ?? NONE}
                {isPayee && ` (${translate('certificates.byPayee')})`}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {formatInstant(new Date(at))} · {translate('certificates.version', { version })}
              </Typography>
            </Box>
          ))}
        </Stack>
      )}
    </Panel>
  );
};
