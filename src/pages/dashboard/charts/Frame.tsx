import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type PageName, pathOf } from '#domain/pages.ts';
import { Block } from '../Block.tsx';

const beside = {
  display: 'grid',
  gap: 2,
  px: 2,
  pb: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;

interface Props {
  title: string;
  page: PageName;
  chart: ReactNode;
  table: ReactNode;
  /** What stands there instead where there is nothing to draw. */
  empty?: string | null;
}

/** A chart and, beside it, the same figures in a table. */
export const Frame = ({ title, page, chart, table, empty = null }: Props) => (
  <Block title={title} to={pathOf(page)} isLoading={false} empty={empty}>
    <Box sx={beside}>
      {chart}
      {table}
    </Box>
  </Block>
);
