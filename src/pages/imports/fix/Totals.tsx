import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ImportCounts } from '#contract/shapes/importShapes.ts';
import { type RowState, rowState } from '#domain/importJobs/importStatus.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { colourOf, STAND_ORDER, StandBar } from '../shared/StandBar.tsx';

const Figure = ({ state, rows }: { state: RowState | 'warning'; rows: number }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const label = state === 'warning' ? translate('imports.totals.warnings') : rowState[state].label[language];
  return (
    <Box component="li" sx={{ minWidth: 84 }}>
      <Typography sx={{ fontSize: 22, fontWeight: 600, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}>
        {countText(rows)}
      </Typography>
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}
      >
        <Box
          aria-hidden
          component="span"
          sx={{
            width: 8,
            height: 8,
            borderRadius: state === 'warning' ? '50%' : 0.5,
            bgcolor: state === 'warning' ? 'warning.main' : colourOf(state),
          }}
        />
        {label}
      </Typography>
    </Box>
  );
};

/** How all rows stand, as a bar and in figures that belong to its colours. */
export const Totals = ({ counts }: { counts: ImportCounts }) => {
  const translate = useTranslate();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={translate('imports.totals.title')}
      sx={{ p: { xs: 2, sm: 2.5 } }}
    >
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: { xs: 3, sm: 5 },
          rowGap: 1.5,
          m: 0,
          p: 0,
          mb: 2,
          listStyle: 'none',
        }}
      >
        {STAND_ORDER.filter((state) => counts[state] > 0).map((state) => (
          <Figure key={state} state={state} rows={counts[state]} />
        ))}
        {counts.warning > 0 && <Figure state="warning" rows={counts.warning} />}
      </Box>
      <StandBar counts={counts} />
    </Paper>
  );
};
