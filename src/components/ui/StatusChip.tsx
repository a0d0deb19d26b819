import Box from '@mui/material/Box';
import { alpha, type Theme } from '@mui/material/styles';
import type { Tone } from '#domain/status.ts';

const colourOf = (theme: Theme, tone: Tone) =>
  tone === 'neutral' ? theme.palette.text.secondary : theme.palette[tone].main;

/** A status in words with a dot in its tone; the words carry the meaning, the colour only helps. */
export const StatusChip = ({ label, tone }: { label: string; tone: Tone }) => (
  <Box
    component="span"
    sx={(theme) => ({
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.75,
      px: 1,
      height: 22,
      borderRadius: 1,
      fontSize: theme.typography.pxToRem(12),
      fontWeight: 500,
      lineHeight: 1,
      whiteSpace: 'nowrap',
      color: 'text.primary',
      bgcolor: alpha(colourOf(theme, tone), 0.12),
      '&::before': {
        content: '""',
        width: 6,
        height: 6,
        borderRadius: '50%',
        bgcolor: colourOf(theme, tone),
      },
    })}
  >
    {label}
  </Box>
);
