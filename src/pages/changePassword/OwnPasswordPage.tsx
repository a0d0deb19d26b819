import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Sentence } from '#domain/sentence.ts';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { useHeader } from '../../components/shell/headerContext.tsx';
import { useUser } from '../../components/shell/useUser.ts';
import { ChangePasswordForm } from '../../public/newPassword/ChangePasswordForm.tsx';

const CHANGED: Sentence = { en: 'Your password was changed.', fil: 'Nabago ang password mo.' };

/** A new password for the signed-in user, proved by the present one. */
export const OwnPasswordPage = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const language = useLanguage();
  const { username } = useUser();
  useHeader({ title: translate('shell.page.changePassword'), leftButton: 'back', backRoute: '/' });
  const done = () => {
    notify(CHANGED[language], { type: 'success' });
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
