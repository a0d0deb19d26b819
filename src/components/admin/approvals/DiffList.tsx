import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Difference } from '#contract/approvals.ts';
import { HiddenText } from '../../ui/HiddenText.tsx';
import { NONE } from '../../ui/texts.tsx';
import { useUiTexts } from '../../ui/uiTexts.tsx';
import { useDiffWords } from './diffWords.ts';

/** What a request would change, field by field: before, struck, and after. */
export const DiffList = ({ diff }: { diff: readonly Difference[] }) => {
  const translate = useTranslate();
  const texts = useUiTexts();
  const words = useDiffWords();
  return (
    <Box component="dl" aria-label={translate('approvals.change')} sx={{ m: 0, display: 'grid', rowGap: 1 }}>
      {diff.map((one) => (
        <Box
          key={one.field}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: 'minmax(110px, 1fr) minmax(0, 3fr)' },
            columnGap: 2,
          }}
        >
          <Typography component="dt" variant="body2" color="textSecondary">
            {words.label(one.field)}
          </Typography>
          <Box component="dd" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
            <HiddenText>{texts.before}: </HiddenText>
            <Box component={one.before === null ? 'span' : 'del'} sx={{ color: 'text.secondary' }}>
              {words.value(one, one.before) ?? NONE}
            </Box>{' '}
            <span aria-hidden>→</span> <HiddenText>{texts.after}: </HiddenText>
            <strong>{words.value(one, one.after) ?? NONE}</strong>
          </Box>
        </Box>
      ))}
    </Box>
  );
};
