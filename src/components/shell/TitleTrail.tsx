import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useShownHeader } from './headerContext.tsx';
import { trailAt } from './trail.ts';
import { TITLE_ID, useDocumentTitle } from './useDocumentTitle.ts';

const Step = ({ to, label }: { to: string; label: string }) => (
  <Box
    component="li"
    sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 0.5, flexShrink: 0 }}
  >
    <Link
      component={RouterLink}
      to={to}
      color="textSecondary"
      sx={{ color: 'text.secondary', fontWeight: 450 }}
    >
      {label}
    </Link>
    <ChevronRight aria-hidden sx={{ fontSize: 16, color: 'text.disabled' }} />
  </Box>
);

/**
 * The breadcrumbs; their last step is the title of the page: what the page gave by useHeader or by react-admin's Title, else
 * its name in the route table.
 */
export const TitleTrail = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { title } = useShownHeader();
  const { steps, name } = trailAt(pathname);
  useDocumentTitle();
  return (
    <Box component="nav" aria-label={translate('shell.breadcrumbs')} sx={{ minWidth: 0, flex: 1 }}>
      <Box
        component="ol"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          m: 0,
          p: 0,
          listStyle: 'none',
          typography: 'body1',
        }}
      >
        {steps.map((step) => (
          <Step key={step.path} to={step.path} label={translate(step.label)} />
        ))}
        <Box
          component="li"
          id={TITLE_ID}
          aria-current="page"
          sx={{ minWidth: 0, fontWeight: 550, display: 'flex' }}
        >
          <Box component="span" id="react-admin-title" sx={titleText} />
          <Box
            component="span"
            sx={[titleText, { '#react-admin-title:not(:empty) + &': { display: 'none' } }]}
          >
            {title || translate(name)}
          </Box>
        </Box>
      </Box>
    </Box>
  );
};

const titleText = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&:empty': { display: 'none' },
};
