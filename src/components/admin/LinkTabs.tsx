import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink, type To } from 'react-router-dom';

interface LinkTab {
  key: string;
  label: string;
  to: To;
  /** A number in words behind the label. */
  count?: string;
  isCurrent: boolean;
}

interface Props {
  /** What the tabs are of, for screen readers. */
  label: string;
  tabs: readonly LinkTab[];
}

const row = {
  display: 'flex',
  gap: { xs: 2.5, md: 3 },
  m: 0,
  p: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;

const tabText = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: { xs: 44, md: 38 },
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  fontWeight: 500,
  borderBottom: 2,
  borderColor: 'transparent',
  '&:hover': { color: 'text.primary' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main', fontWeight: 600 },
} as const;

const countText = {
  px: 0.75,
  borderRadius: 1,
  bgcolor: 'action.hover',
  color: 'text.secondary',
  typography: 'caption',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** On which sides tabs are out of sight. */
type Cut = 'none' | 'start' | 'end' | 'both';
const WHOLE: Cut = 'none';

const cutOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Cut => {
  const isStart = scrollLeft > 1;
  const isEnd = scrollLeft + clientWidth < scrollWidth - 1;
  if (isStart && isEnd) return 'both';
  return isStart ? 'start' : isEnd ? 'end' : WHOLE;
};

const FADES: Readonly<Record<Cut, string>> = {
  none: 'none',
  start: 'linear-gradient(to right, transparent, black 40px)',
  end: 'linear-gradient(to left, transparent, black 40px)',
  both: 'linear-gradient(to right, transparent, black 40px, black calc(100% - 40px), transparent)',
};

/** Tabs that are links: each has an address, and on a phone they scroll with the present one in sight. */
export const LinkTabs = ({ label, tabs }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const [cut, setCut] = useState<Cut>(WHOLE);
  const measure = () => setCut(list.current ? cutOf(list.current) : WHOLE);
  // A count that comes makes its tab wider.
  const shape = tabs.map(({ key, count, isCurrent }) => [key, count, isCurrent].join()).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the tabs are measured for
  useEffect(() => {
    const [ul, tab] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')];
    if (ul && tab) ul.scrollLeft = tab.offsetLeft - ul.offsetLeft - 24;
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [shape]);
  return (
    <Box component="nav" aria-label={label} sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box component="ul" ref={list} onScroll={measure} sx={[row, { maskImage: FADES[cut] }]}>
        {tabs.map((tab) => (
          <li key={tab.key}>
            <Link
              component={RouterLink}
              to={tab.to}
              underline="none"
              variant="body2"
              aria-current={tab.isCurrent ? 'page' : undefined}
              sx={tabText}
            >
              {tab.label}
              {tab.count !== undefined && (
                <Box component="span" sx={countText}>
                  {tab.count}
                </Box>
              )}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
};
