import { useTheme } from '@mui/material/styles';
import type { Shade } from './regionShades.ts';

interface Colours {
  fill: string;
  stroke: string;
  text: string;
}

/** The colours of each shade in the theme of the moment; what is written on it stays readable. */
export const useShadeColours = (): ((shade: Shade | null) => Colours) => {
  const { palette } = useTheme();
  const { primary, background, text, divider } = palette;
  const mixed = (percent: number) => `color-mix(in srgb, ${primary.main} ${percent}%, ${background.paper})`;
  const of: Readonly<Record<Shade | 'none', Colours>> = {
    most: { fill: primary.main, stroke: primary.main, text: primary.contrastText },
    some: { fill: mixed(32), stroke: mixed(60), text: text.primary },
    few: { fill: mixed(12), stroke: mixed(40), text: text.primary },
    none: { fill: background.default, stroke: divider, text: text.secondary },
  };
  return (shade) => of[shade ?? 'none'];
};
