import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import type { MyPasskey } from '#contract/people/mySettings.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { DeedForm } from './DeedForm.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { usePasswordDeed } from './usePasswordDeed.ts';

interface Props {
  passkey: MyPasskey;
  /** Without it the second factor is off. */
  isLast: boolean;
  onClose: () => void;
}

/** Asks before a passkey is forgotten. */
export const RemovePasskeyDialog = ({ passkey, isLast, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useSukiDataProvider();
  const { step, problem, isPending, send } = usePasswordDeed(
    (password) => provider.removePasskey(passkey.id, password),
    () => {
      notify(isLast ? 'settings.turnedOff' : 'settings.passkey.removed', { type: 'success' });
      onClose();
    },
  );
  return (
    <DeedForm
      title={translate('settings.passkey.removeTitle', { name: passkey.name })}
      confirmLabel={translate('settings.passkey.remove')}
      destructive
      busy={isPending}
      problem={problem}
      onSubmit={send}
      onCancel={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {translate(isLast ? 'settings.turnOffEffect' : 'settings.passkey.removeEffect')}
      </Typography>
      <PasswordStep {...step} />
    </DeedForm>
  );
};
