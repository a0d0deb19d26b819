import type { TypographyVariantsOptions } from '@mui/material/styles';
import { FONT_SANS, FONT_SIZE } from './tokens.ts';

const heading = (fontSize: number | string, lineHeight: number, letterSpacing = '-0.011em') => ({
  fontSize: typeof fontSize === 'number' ? `${fontSize}rem` : fontSize,
  fontWeight: 600,
  lineHeight,
  letterSpacing,
});

/** The scale: one page title, section titles a step above the text, everything else 14 or 13 pixels. */
export const typography: TypographyVariantsOptions = {
  fontFamily: FONT_SANS,
  fontSize: 14,
  fontWeightMedium: 550,
  h1: heading(FONT_SIZE.title, 1.25, '-0.02em'),
  h2: heading(FONT_SIZE.lead, 1.35),
  h3: heading(FONT_SIZE.body, 1.4),
  h4: heading(FONT_SIZE.body, 1.4),
  h5: heading(1.375, 1.3, '-0.018em'),
  h6: heading(FONT_SIZE.small, 1.4, '0'),
  subtitle1: { fontSize: '0.9375rem', fontWeight: 550, lineHeight: 1.45 },
  subtitle2: { fontSize: '0.8125rem', fontWeight: 550, lineHeight: 1.45 },
  body1: { fontSize: '0.875rem', lineHeight: 1.5 },
  body2: { fontSize: '0.8125rem', lineHeight: 1.5 },
  caption: { fontSize: '0.75rem', lineHeight: 1.4 },
  overline: {
    fontSize: '0.75rem',
    fontWeight: 550,
    lineHeight: 1.4,
    letterSpacing: '0.01em',
    textTransform: 'none',
  },
  button: { fontSize: '0.875rem', fontWeight: 550, lineHeight: 1.4, textTransform: 'none', letterSpacing: 0 },
};
