import PreviousIcon from '@mui/icons-material/NavigateBefore';
import NextIcon from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { Link as RouterLink, type To } from 'react-router-dom';
import { FADE, useFadedRow } from './useFadedRow.ts';

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

const list = {
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
  // A count that comes makes its tab wider.
  const shape = tabs.map(({ key, count, isCurrent }) => [key, count, isCurrent].join()).join(' ');
  const { row, cut, onScroll, maskImage } = useFadedRow<HTMLUListElement>(shape, (ul) => {
    const tab = ul.querySelector<HTMLElement>('[aria-current]');
    if (tab) ul.scrollLeft = tab.offsetLeft - ul.offsetLeft - FADE - 4;
  });
  const push = (by: number) => row.current?.scrollBy({ left: by, behavior: 'smooth' });
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ position: 'relative', borderBottom: 1, borderColor: 'divider' }}
    >
      <Box component="ul" ref={row} onScroll={onScroll} sx={[list, { maskImage }]}>
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
