import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { useHeader } from '../../components/shell/headerContext.tsx';
import { useUser } from '../../components/shell/useUser.ts';
import { ChangePasswordForm } from '../../public/newPassword/ChangePasswordForm.tsx';

/** A new password for the signed-in user, proved by the present one. */
export const OwnPasswordPage = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { username } = useUser();
  useHeader({ title: translate('shell.page.changePassword'), leftButton: 'back', backRoute: '/' });
  const done = () => {
    notify('shell.passwordChanged', { type: 'success' });
    navigate('/');
  };
  return (
    <Stack spacing={2} sx={{ maxWidth: 480 }}>
      <PageHeader title={translate('shell.page.changePassword')} />
      <Card>
        <CardContent>
          <ChangePasswordForm username={username} onDone={done} />
        </CardContent>
      </Card>
    </Stack>
  );
};
