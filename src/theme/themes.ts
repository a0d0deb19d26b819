import type { RaThemeOptions } from 'react-admin';
import { controls } from './controls.ts';
import { paletteOf } from './palette.ts';
import { surfaces } from './surfaces.ts';
import { reactAdminParts, tables } from './tables.ts';
import { type ColourTokens, dark, light, RADIUS } from './tokens.ts';
import { typography } from './typography.ts';

const themeOf = (c: ColourTokens, mode: 'light' | 'dark', floating: string): RaThemeOptions => ({
  palette: paletteOf(c, mode),
  typography,
  // Whoever asked their system for less motion gets none.
  motion: { reducedMotion: 'system' },
  shape: { borderRadius: RADIUS.small },
  components: { ...surfaces(c, floating), ...controls(c), ...tables(c), ...reactAdminParts(c) },
});

export const lightTheme = themeOf(
  light,
  'light',
  '0 1px 2px rgb(10 40 32 / 6%), 0 8px 24px rgb(10 40 32 / 10%)',
);
export const darkTheme = themeOf(dark, 'dark', '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 36%)');
