import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { detailsOf } from '../../../components/admin/records/recordTabs.ts';
import { useNamedSection } from './useNamedSection.ts';

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  borderLeft: 1,
  borderColor: 'divider',
} as const;

const line = {
  display: 'block',
  ml: '-1px',
  px: 1.5,
  py: 0.75,
  borderLeft: 2,
  borderColor: 'transparent',
  color: 'text.secondary',
  fontWeight: 500,
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main', fontWeight: 600 },
} as const;

/** Leads from section to section of the details; where there is room beside them. */
export const DetailsIndex = () => {
  const translate = useTranslate();
  const { kind } = useRecordShell();
  const current = useNamedSection();
  return (
    <Box
      component="nav"
      aria-label={translate('records.details')}
      sx={{
        display: 'none',
        '@container (min-width: 900px)': { display: 'block' },
        position: 'sticky',
        top: 136,
        flexShrink: 0,
        width: 172,
      }}
    >
      <Box component="ul" sx={list}>
        {detailsOf(kind).map((page) => (
          <li key={page}>
            <Link
              component={RouterLink}
              to={{ hash: page }}
              replace
              underline="none"
              variant="body2"
              aria-current={page === current ? 'location' : undefined}
              sx={line}
            >
              {translate(`records.page.${page}`)}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
};
