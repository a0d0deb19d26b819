import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ImportSummary } from '#contract/shapes/importShapes.ts';
import { importKinds } from '#domain/importJobs/importKinds.ts';
import { importStatus } from '#domain/importJobs/importStatus.ts';
import { importPath } from '#domain/pages/importPages.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { Ago } from '../../../components/shell/Ago.tsx';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';
import { StandBar } from '../shared/StandBar.tsx';
import { useCountWords } from '../shared/useCountWords.ts';
import { useDuration } from '../shared/useDuration.ts';

/** One import of before: its file, who and when, how its rows stand; the link goes on with it. */
export const HistoryRow = ({ item }: { item: ImportSummary }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const words = useCountWords();
  const duration = useDuration();
  const { fileName, kind, status, counts, createdBy, dtimeCreated, seconds } = item;
  const { label, tone } = importStatus[status];
  return (
    <Box
      component="li"
      sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Link
          component={RouterLink}
          to={importPath(item)}
          sx={{ flex: '1 1 180px', minWidth: 0, color: 'text.primary', overflowWrap: 'anywhere' }}
        >
          {fileName}
        </Link>
        <StatusChip label={label[language]} tone={tone} />
      </Box>
      <Typography variant="caption" component="div" color="textSecondary">
        {kind === 'merchant-3rd-party' && <>{importKinds[kind].title[language]} · </>}
        {createdBy} · <Ago at={dtimeCreated} />
        {seconds >= 1 && <> · {translate('imports.history.took', { time: duration(seconds) })}</>}
      </Typography>
      {counts.total > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mt: 0.75 }}>
          <Box sx={{ width: 120 }}>
            <StandBar counts={counts} height={6} />
          </Box>
          <Typography variant="caption" color="textSecondary">
            {words(counts)}
          </Typography>
        </Box>
      )}
    </Box>
  );
};
