import PreviousIcon from '@mui/icons-material/NavigateBefore';
import NextIcon from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useLayoutEffect, useRef, useState } from 'react';
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

/** Pixels over which tabs fade out where they are cut. */
const FADE = 40;

const FADES: Readonly<Record<Cut, string>> = {
  none: 'none',
  start: `linear-gradient(to right, transparent, black ${FADE}px)`,
  end: `linear-gradient(to left, transparent, black ${FADE}px)`,
  both: `linear-gradient(to right, transparent, black ${FADE}px, black calc(100% - ${FADE}px), transparent)`,
};

const STEP = 240;

/** Moves the tabs for those with a mouse, who cannot scroll sideways; a finger and the Tab key need no button. */
const Push = ({ side, onPush }: { side: 'left' | 'right'; onPush: (by: number) => void }) => (
  <IconButton
    size="small"
    aria-hidden
    tabIndex={-1}
    onClick={() => onPush(side === 'left' ? -STEP : STEP)}
    sx={{
      display: { xs: 'none', md: 'inline-flex' },
      position: 'absolute',
      top: 4,
      [side]: -4,
      p: 0.375,
      bgcolor: 'background.default',
    }}
  >
    {side === 'left' ? <PreviousIcon fontSize="small" /> : <NextIcon fontSize="small" />}
  </IconButton>
);

/** Tabs that are links: each has an address, and on a phone they scroll with the present one in sight. */
export const LinkTabs = ({ label, tabs }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const [cut, setCut] = useState<Cut>(WHOLE);
  const push = (by: number) => list.current?.scrollBy({ left: by, behavior: 'smooth' });
  const measure = () => setCut(list.current ? cutOf(list.current) : WHOLE);
  // A count that comes makes its tab wider. As a layout effect it runs again when a page that was waited for lets the tabs
  // be seen again: hidden ones have no width. The observer is told after the layout that is due anyway, and before the paint.
  const shape = tabs.map(({ key, count, isCurrent }) => [key, count, isCurrent].join()).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the tabs are measured for
  useLayoutEffect(() => {
    const [ul, tab] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')];
    if (!ul) return;
    let isShown = false;
    const watch = new ResizeObserver(() => {
      if (tab && !isShown) ul.scrollLeft = tab.offsetLeft - ul.offsetLeft - FADE - 4;
      isShown = true;
      measure();
    });
    watch.observe(ul);
    return () => watch.disconnect();
  }, [shape]);
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ position: 'relative', borderBottom: 1, borderColor: 'divider' }}
    >
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
      {(cut === 'start' || cut === 'both') && <Push side="left" onPush={push} />}
      {(cut === 'end' || cut === 'both') && <Push side="right" onPush={push} />}
    </Box>
  );
};
