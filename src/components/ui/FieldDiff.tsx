import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { plainValue } from './plainValue.ts';
import { useUiTexts } from './uiTexts.tsx';

export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

interface Props {
  changes: readonly FieldChange[];
  /** The name of a field as people know it. */
  labelOf: (field: string) => string;
}

const cell = { overflowWrap: 'anywhere', minWidth: 0 } as const;

/** Which fields changed, each with its value before and after. */
export const FieldDiff = ({ changes, labelOf }: Props) => {
  const texts = useUiTexts();
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: 1 }}>
      {changes.map(({ field, before, after }) => (
        <Box
          key={field}
          sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '180px 1fr' }, columnGap: 2 }}
        >
          <Typography component="dt" variant="body2" color="text.secondary">
            {labelOf(field)}
          </Typography>
          <Box
            component="dd"
            sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75, typography: 'body2' }}
          >
            <Box component="del" sx={{ ...cell, color: 'text.secondary' }} aria-label={texts.before}>
              {plainValue(before, texts)}
            </Box>
            <span aria-hidden>→</span>
            <Box
              component="ins"
              sx={{ ...cell, textDecoration: 'none', fontWeight: 500 }}
              aria-label={texts.after}
            >
              {plainValue(after, texts)}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
};
