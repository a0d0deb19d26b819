import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useUser } from '../../components/shell/useUser.ts';
import { CopyButton } from '../../components/ui/clipboard/CopyButton.tsx';
import { type MissingAccess, namesOf } from './missingAccess.ts';

const GRANTING = 'UM_EDIT_ACCESS_ROLE';

/** Who can give a permission, and a text to send them. */
export const AskForAccess = ({ access }: { access: MissingAccess }) => {
  const translate = useTranslate();
  const { username } = useUser();
  const missing = namesOf(access.missing, translate('permissions.or'), translate('permissions.and'));
  const request = translate('permissions.request', { username, path: access.from ?? '', missing });
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2">
        {translate('permissions.whoGrants')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        {translate('permissions.whoGrantsBody', { permission: GRANTING })}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: 1,
          mt: 1.5,
          p: 1.5,
          borderRadius: 1,
          bgcolor: 'background.default',
        }}
      >
        <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{request}</Typography>
        <CopyButton value={request} label={translate('permissions.requestText')} />
      </Box>
    </Card>
  );
};
