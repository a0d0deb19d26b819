import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { routeAt } from '../../../providers/guard.ts';

const LISTS = [
  { page: 'retailerAssociateList', count: 'associates' },
  { page: 'salesRepresentatives', count: 'representatives' },
] as const;

const row = {
  display: 'inline-flex',
  maxWidth: '100%',
  m: 0,
  mb: 2,
  p: 0.375,
  gap: 0.25,
  listStyle: 'none',
  overflowX: 'auto',
  borderRadius: 1,
  bgcolor: 'action.hover',
} as const;

const choice = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  height: { xs: 36, md: 30 },
  px: 1.5,
  borderRadius: 0.75,
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  fontWeight: 500,
  '&:hover': { color: 'text.primary' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': { color: 'text.primary', bgcolor: 'background.paper', boxShadow: 1, fontWeight: 600 },
} as const;

/** Leads between the lists of people of a record, each at its own address, with how many there are. */
export const PeopleSwitch = () => {
  const translate = useTranslate();
  const { pathTo, summary } = useRecordShell();
  const { page: current } = routeAt(useLocation().pathname).route;
  return (
    <nav aria-label={translate('records.part.people')}>
      <Box component="ul" sx={row}>
        {LISTS.map(({ page, count }) => (
          <li key={page}>
            <Link
              component={RouterLink}
              to={pathTo(page)}
              underline="none"
              variant="body2"
              aria-current={page === current ? 'page' : undefined}
              sx={choice}
            >
              {translate(`records.page.${page}`)}
              {summary && (
                <Box component="span" sx={{ typography: 'caption', fontVariantNumeric: 'tabular-nums' }}>
                  {summary.counts[count]}
                </Box>
              )}
            </Link>
          </li>
        ))}
      </Box>
    </nav>
  );
};
