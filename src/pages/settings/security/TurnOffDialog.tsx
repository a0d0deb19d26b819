import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { DeedForm } from './DeedForm.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { usePasswordDeed } from './usePasswordDeed.ts';

/** Asks before the second factor is turned off. */
export const TurnOffDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useSukiDataProvider();
  const { step, problem, isPending, send } = usePasswordDeed(
    (password) => provider.endSecondFactor(password),
    () => {
      notify('settings.turnedOff', { type: 'success' });
      onClose();
    },
  );
  return (
    <DeedForm
      title={translate('settings.turnOffTitle')}
      confirmLabel={translate('settings.turnOff')}
      destructive
      busy={isPending}
      problem={problem}
      onSubmit={send}
      onCancel={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {translate('settings.turnOffEffect')}
      </Typography>
      <PasswordStep {...step} />
    </DeedForm>
  );
};
