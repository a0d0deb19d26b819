import type { PaletteOptions } from '@mui/material/styles';
import type { ColourTokens } from './tokens.ts';

const tone = (main: string, light: string, contrastText: string) => ({
  main,
  dark: main,
  light,
  contrastText,
});

/** MUI's palette from our raw colours; `light` of each tone is its soft background. */
export const paletteOf = (c: ColourTokens, mode: 'light' | 'dark'): PaletteOptions => ({
  mode,
  primary: { main: c.accent, dark: c.accentHover, light: c.accentSoft, contrastText: c.onAccent },
  secondary: tone(c.muted, c.sunken, c.surface),
  error: tone(c.danger, c.dangerSoft, c.surface),
  warning: tone(c.warning, c.warningSoft, c.surface),
  success: tone(c.success, c.successSoft, c.surface),
  info: tone(c.info, c.infoSoft, c.surface),
  background: { default: c.canvas, paper: c.surface },
  text: { primary: c.text, secondary: c.muted, disabled: c.faint },
  divider: c.line,
  action: {
    active: c.muted,
    hover: `color-mix(in srgb, ${c.text} 5%, transparent)`,
    selected: c.accentSoft,
    focus: c.accentSoft,
  },
});
