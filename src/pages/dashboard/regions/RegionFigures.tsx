import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { ChartRegion } from '#contract/desk.ts';
import { SumTable } from '../../../components/admin/totals/SumTable.tsx';
import { countText } from '../../../components/ui/numberTexts.ts';
import { Frame } from '../charts/Frame.tsx';
import { SHADES } from './regionShades.ts';
import { REGION_TILES } from './regionTiles.ts';
import { useShadeColours } from './useShadeColours.ts';

const HEIGHT = 560;
const RegionMap = lazy(async () => ({ default: (await import('./RegionMap.tsx')).RegionMap }));

/** What the shades say. */
const Scale = () => {
  const translate = useTranslate();
  const coloursOf = useShadeColours();
  return (
    <Box
      aria-hidden
      sx={{
        ...{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 0.75, mt: 1 },
        ...{ typography: 'caption', color: 'text.secondary' },
      }}
    >
      {translate('dashboard.charts.fewer')}
      {SHADES.map((shade) => {
        const { fill, stroke } = coloursOf(shade);
        return (
          <Box
            key={shade}
            sx={{ width: 18, height: 12, borderRadius: 0.5, border: 1 }}
            style={{ background: fill, borderColor: stroke }}
          />
        );
      })}
      {translate('dashboard.charts.more')}
    </Box>
  );
};

/** Where the stores are: a map, and the same figures in a table. */
export const RegionFigures = ({ regions }: { regions: readonly ChartRegion[] }) => {
  const translate = useTranslate();
  const word = (key: string) => translate(`dashboard.charts.${key}`);
  const without = REGION_TILES.length - regions.length;
  const rows = regions.map(({ regionId, name, count, list }) => ({
    key: regionId,
    name,
    to: list,
    sums: [countText(count)],
  }));
  return (
    <Frame
      title={word('regions')}
      page="merchantList"
      empty={regions.length === 0 ? word('noStores') : null}
      chart={
        <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} />}>
          <Box>
            <RegionMap regions={regions} />
            <Scale />
          </Box>
        </Suspense>
      }
      table={
        <Stack spacing={1}>
          <SumTable
            title={word('region')}
            columns={[{ label: word('stores') }]}
            rows={rows}
            height={HEIGHT}
          />
          {without > 0 && (
            <Typography variant="caption" color="textSecondary" sx={{ px: { xs: 0.5, sm: 1 } }}>
              {translate('dashboard.charts.elsewhere', { smart_count: without })}
            </Typography>
          )}
        </Stack>
      }
    />
  );
};
