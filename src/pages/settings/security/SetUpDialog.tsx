import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { BegunFactor, MySecurity } from '#contract/people/mySettings.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { CodesStep } from './CodesStep.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { DeedForm } from './DeedForm.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { usePasswordDeed } from './usePasswordDeed.ts';

interface Props {
  way: 'app' | 'sms';
  security: MySecurity;
  onClose: () => void;
}

/** Turns a second factor on: the password, the first code, then the recovery codes to keep. */
export const SetUpDialog = ({ way, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useSukiDataProvider();
  const [begun, setBegun] = useState<BegunFactor | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { step, problem, isPending, send } = usePasswordDeed(
    (password) => provider.beginSecondFactor(way, password),
    setBegun,
  );
  const done = () => {
    notify('settings.isOn', { type: 'success' });
    onClose();
  };
  if (codes) return <CodesStep codes={codes} onDone={done} />;
  if (begun && begun.way !== 'passkey')
    return <ConfirmStep begun={begun} onConfirmed={setCodes} onCancel={onClose} />;
  return (
    <DeedForm
      title={translate(`settings.${way}Title`)}
      confirmLabel={translate('settings.continue')}
      busy={isPending}
      problem={problem}
      onSubmit={send}
      onCancel={onClose}
    >
      <PasswordStep {...step} />
    </DeedForm>
  );
};
