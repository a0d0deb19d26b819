import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { pathOf } from '#domain/pages.ts';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { getView } from '../../providers/session/view.ts';
import { AskForAccess } from './AskForAccess.tsx';
import { readMissing } from './missingAccess.ts';

const Group = ({ group }: { group: readonly string[] }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography color="textSecondary">
        {translate(group.length > 1 ? 'permissions.missingAny' : 'permissions.missingOne')}:
      </Typography>
      {group.map((name) => (
        <Chip
          key={name}
          variant="outlined"
          label={`${translate(`permissions.label.${name}`, { _: name })} · ${name}`}
        />
      ))}
    </Box>
  );
};

/** Names what is missing to open a page, and who can give it. */
export const UnauthorizedPage = () => {
  const translate = useTranslate();
  const access = readMissing(useLocation().state);
  const { from, missing, internalOnly } = access;
  const actions = (
    <>
      <Button component={Link} to="/" variant="outlined">
        {translate('errors.toDashboard')}
      </Button>
      <Button component={Link} to={pathOf('myPermissions')}>
        {translate('shell.page.permissions')}
      </Button>
    </>
  );
  const lines = [
    ...(from ? [translate('permissions.missingFrom', { path: from })] : []),
    ...(internalOnly ? [translate('permissions.missingType')] : []),
  ];
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      <PageHeader title={translate('permissions.missingTitle')} intro={lines.join(' ') || undefined} />
      {missing.length > 0 && (
        <Card sx={{ p: 2.5 }}>
          <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
            {translate('permissions.missingNeeds')}
          </Typography>
          <Stack spacing={1}>
            {missing.map((group) => (
              <Group key={group.join()} group={group} />
            ))}
          </Stack>
        </Card>
      )}
      {(missing.length > 0 || from) &&
        !internalOnly &&
        (getView() ? (
          <Typography color="textSecondary">{translate('shell.view.missing')}</Typography>
        ) : (
          <AskForAccess access={access} />
        ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>
    </Stack>
  );
};
