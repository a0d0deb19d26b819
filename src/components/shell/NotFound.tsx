import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { PageHeader } from '../admin/PageHeader.tsx';

/** An address that the portal does not know, shown inside the shell. */
export const NotFound = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  return (
    <Stack spacing={2} sx={{ maxWidth: 720, alignItems: 'flex-start' }}>
      <PageHeader title={translate('errors.notFoundTitle')} intro={translate('errors.notFoundBody')} />
      <Box component="code" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {pathname}
      </Box>
      <Button component={Link} to="/" variant="outlined">
        {translate('errors.toDashboard')}
      </Button>
    </Stack>
  );
};
