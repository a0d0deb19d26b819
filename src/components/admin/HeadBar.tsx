import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TrailTitle } from '../shell/trail/TrailTitle.tsx';

interface FrameProps {
  actions?: ReactNode;
  children: ReactNode;
}

const bar = {
  position: { md: 'sticky' },
  top: { md: 56 },
  zIndex: 4,
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  height: { md: 64 },
  mt: { md: -2 },
  bgcolor: 'background.default',
  // What is scrolled below it fades out.
  '&::after': {
    content: { md: '""' },
    position: 'absolute',
    top: '100%',
    left: 0,
    right: 0,
    height: 12,
    pointerEvents: 'none',
    background: (theme: { vars?: unknown; palette: { background: { default: string } } }) =>
      `linear-gradient(${theme.palette.background.default}, transparent)`,
  },
} as const;

/**
 * The bar at the head of one thing: 64 pixels that stay below the header of the shell; on a phone what it holds stands in lines, and a
 * single small button beside them.
 */
export const HeadFrame = ({ actions, children }: FrameProps) => (
  <Box data-page-head sx={bar}>
    <Box sx={{ flex: { xs: '1 1 260px', md: 1 }, minWidth: 0 }}>{children}</Box>
    {actions && (
      <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', md: 'nowrap' }, gap: 1, flexShrink: { md: 0 } }}>
        {actions}
      </Box>
    )}
  </Box>
);

const grid = {
  display: 'grid',
  alignItems: 'center',
  columnGap: { xs: 1.25, md: 0 },
  rowGap: { xs: 0.5, md: 0 },
  gridTemplateColumns: {
    xs: 'fit-content(100%) minmax(0, 1fr)',
    // The rest is a column of its own: it takes up a long line, which would else take room from the title.
    md: 'minmax(0, auto) max-content minmax(0, 1fr)',
  },
  gridTemplateAreas: { xs: '"title title" "aside line"', md: '"title aside ." "line line line"' },
} as const;

const heading = {
  gridArea: 'title',
  fontSize: '1.125rem',
  lineHeight: '26px',
  fontWeight: 600,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  display: { xs: '-webkit-box', md: 'block' },
  WebkitLineClamp: '2',
  WebkitBoxOrient: 'vertical',
  textOverflow: 'ellipsis',
  whiteSpace: { md: 'nowrap' },
} as const;

interface Props {
  title: string;
  /** Beside the title: status, what is open. */
  aside?: ReactNode;
  /** In small below it: its code, what it belongs to. */
  line?: ReactNode;
  actions?: ReactNode;
}

/** The head of one record, promo, role or person in a bar: its name with status and code, and at the right what can be done with it. */
export const HeadBar = ({ title, aside, line, actions }: Props) => (
  <HeadFrame actions={actions}>
    <TrailTitle title={title} />
    <Box sx={grid}>
      <Typography variant="h6" component="h1" title={title} sx={heading}>
        {title}
      </Typography>
      <Box
        sx={{
          gridArea: 'aside',
          display: 'flex',
          alignItems: 'center',
          flexWrap: { xs: 'wrap', md: 'nowrap' },
          gap: 0.75,
          ml: { md: 1.25 },
        }}
      >
        {aside}
      </Box>
      {line && (
        <Typography
          variant="caption"
          component="div"
          color="textSecondary"
          noWrap
          sx={{
            gridArea: 'line',
            display: 'flex',
            alignItems: 'center',
            flexWrap: { xs: 'wrap', md: 'nowrap' },
            columnGap: 1.5,
            ml: { xs: -1.5, md: 0 },
            height: { xs: 28, md: 22 },
            minWidth: 0,
            // On a phone what has no room beside the status is left out, not cut: it goes into a line below, out of sight.
            '&::before': { content: { xs: '""', md: 'none' }, height: 28 },
          }}
        >
          {line}
        </Typography>
      )}
    </Box>
  </HeadFrame>
);
