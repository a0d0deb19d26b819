import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { CodesStep } from './CodesStep.tsx';
import { DeedForm } from './DeedForm.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { usePasswordDeed } from './usePasswordDeed.ts';

/** Asks before new recovery codes are made, then shows them. */
export const RenewDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useSukiDataProvider();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { step, problem, isPending, send } = usePasswordDeed(
    (password) => provider.renewRecoveryCodes(password),
    setCodes,
  );
  const done = () => {
    notify('settings.renewed', { type: 'success' });
    onClose();
  };
  if (codes) return <CodesStep codes={codes} onDone={done} />;
  return (
    <DeedForm
      title={translate('settings.renewTitle')}
      confirmLabel={translate('settings.renew')}
      busy={isPending}
      problem={problem}
      onSubmit={send}
      onCancel={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {translate('settings.renewEffect')}
      </Typography>
      <PasswordStep {...step} />
    </DeedForm>
  );
};
