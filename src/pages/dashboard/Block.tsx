import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

type Props = {
  title: string;
  /** Left out where there is no whole of it. */
  to?: string;
  isLoading: boolean;
  empty: string | null;
  children: ReactNode;
};

const line = { px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' } as const;

/** A short list on the dashboard with a way to the whole of it. */
export const Block = ({ title, to, isLoading, empty, children }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const body =
    empty === null ? (
      children
    ) : (
      <Typography sx={{ ...line, color: 'text.secondary', py: 3 }}>{empty}</Typography>
    );
  return (
    <Card component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, px: 2, py: 1.5 }}>
        <Typography id={id} variant="h2" sx={{ minWidth: 0 }}>
          {title}
        </Typography>
        {to !== undefined && (
          <Link
            component={RouterLink}
            to={to}
            variant="body2"
            sx={{ display: 'inline-block', py: 0.375, minHeight: 24, ml: 'auto', whiteSpace: 'nowrap' }}
          >
            {translate('common.viewAll')}
          </Link>
        )}
      </Box>
      {isLoading ? <Skeleton variant="rectangular" height={160} /> : body}
    </Card>
  );
};

const stacked = (theme: Theme) => ({
  flex: '0 0 100%',
  [theme.breakpoints.up('sm')]: { flexBasis: 'auto' },
});

interface BlockRowProps {
  children: ReactNode;
  aside: ReactNode;
  /** On a phone the aside stands below in each row, not only where the text is long. */
  isStacked?: boolean;
}

/** A row of a Block: what, and at the right when; below it where there is too little room. */
export const BlockRow = ({ children, aside, isStacked = false }: BlockRowProps) => (
  <Box
    component="li"
    sx={{ ...line, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.25 }}
  >
    <Box sx={{ flex: '1 1 200px', minWidth: 0, typography: 'body2' }}>{children}</Box>
    <Box sx={isStacked ? stacked : { flexShrink: 0 }}>{aside}</Box>
  </Box>
);

/** The rows of a Block, down one column and then the next. */
export const BlockRows = ({ columns = 1, children }: { columns?: number; children: ReactNode }) => (
  <Box
    component="ul"
    sx={{
      ...{ m: 0, p: 0, listStyle: 'none' },
      ...(columns > 1 && { columnCount: columns, columnGap: 0, '& > li': { breakInside: 'avoid' } }),
    }}
  >
    {children}
  </Box>
);

/** What a row of a Block is about, which leads there. */
export const BlockLink = ({ to, children }: { to: string; children: string }) => (
  <Link
    component={RouterLink}
    to={to}
    sx={{ color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' }}
  >
    {children}
  </Link>
);
