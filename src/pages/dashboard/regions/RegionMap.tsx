import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ChartRegion } from '#contract/desk.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { regionShades } from './regionShades.ts';
import { REGION_TILES } from './regionTiles.ts';
import { useShadeColours } from './useShadeColours.ts';

const RADIUS = 34;
const HALF = (RADIUS * Math.sqrt(3)) / 2;
const EDGE = 4;
const WIDTH = 7 * HALF + 2 * EDGE;
const HEIGHT = (7 * 1.5 + 2) * RADIUS + 2 * EDGE;
/** A little less than there is room for, so that neighbours do not touch. */
const DRAWN = RADIUS - 2;
const HEXAGON = Array.from({ length: 6 }, (_, corner) => {
  const angle = (Math.PI / 3) * corner - Math.PI / 2;
  return `${(DRAWN * Math.cos(angle)).toFixed(1)},${(DRAWN * Math.sin(angle)).toFixed(1)}`;
}).join(' ');

const inMap = {
  display: 'block',
  mx: 'auto',
  width: '100%',
  maxWidth: 280,
  '& polygon': { strokeWidth: 1.5 },
  '& text': { fontSize: 13, fontWeight: 600, textAnchor: 'middle', fontVariantNumeric: 'tabular-nums' },
  '& text:last-of-type': { fontSize: 11, fontWeight: 500 },
  '& a': { outline: 'none', textDecoration: 'none' },
  '& a:hover polygon': { strokeWidth: 2.5, stroke: 'currentColor' },
  '& a:focus-visible polygon': { strokeWidth: 3, stroke: 'currentColor' },
} as const;

/** How many stores each region has, with the number on it and darker where there are more; each leads to its stores. */
export const RegionMap = ({ regions }: { regions: readonly ChartRegion[] }) => {
  const translate = useTranslate();
  const coloursOf = useShadeColours();
  const shadeOf = regionShades(regions.map(({ count }) => count));
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${WIDTH.toFixed(1)} ${HEIGHT.toFixed(1)}`}
      role="group"
      aria-label={translate('dashboard.charts.regions')}
      sx={inMap}
    >
      {REGION_TILES.map(({ regionId, short, at: [x, row] }) => {
        const found = regions.find((region) => region.regionId === regionId);
        const { fill, stroke, text } = coloursOf(shadeOf(found?.count ?? 0));
        const place = `translate(${(EDGE + (x + 1) * HALF).toFixed(1)} ${(EDGE + (row * 1.5 + 1) * RADIUS).toFixed(1)})`;
        const tile = (
          <g transform={place} aria-hidden>
            <polygon points={HEXAGON} style={{ fill }} stroke={stroke} />
            <text y={found ? -1 : 4} style={{ fill: text }}>
              {found ? countText(found.count) : short}
            </text>
            {found && (
              <text y={14} style={{ fill: text }}>
                {short}
              </text>
            )}
          </g>
        );
        if (!found) return <g key={regionId}>{tile}</g>;
        const { name, count, list } = found;
        const said = translate('dashboard.charts.inRegion', { name, smart_count: count });
        return (
          <Link key={regionId} to={list}>
            <title>{said}</title>
            {tile}
          </Link>
        );
      })}
    </Box>
  );
};
