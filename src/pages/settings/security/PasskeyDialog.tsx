import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { deviceOf } from '#domain/signIn/deviceOf.ts';
import { PASSKEY_NAME } from '#domain/signIn/secondFactor.ts';
import type { Problem } from '../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';
import { CodesStep } from './CodesStep.tsx';
import { DeedForm } from './DeedForm.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { usePasswordDeed } from './usePasswordDeed.ts';

/** What it may be called, until the person says otherwise: the browser it is made in. */
const firstName = (): string => {
  const { browser, system } = deviceOf(navigator.userAgent);
  return [browser, system].filter(Boolean).join(', ');
};

/** In words of ours what the browser said, which has none. */
const useWorded = (): ((problem: Problem | null) => Problem | null) => {
  const translate = useTranslate();
  return (problem) =>
    problem && /^passkey_/.test(problem.code)
      ? { ...problem, message: translate(`settings.passkey.${problem.code}`) }
      : problem;
};

/** Adds a passkey: the password and a name, then the browser's own dialog; with the first one the recovery codes to keep. */
export const PasskeyDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useSukiDataProvider();
  const worded = useWorded();
  const [name, setName] = useState(firstName);
  const [isTried, setTried] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const done = (text: string) => {
    notify(text, { type: 'success' });
    onClose();
  };
  const { step, problem, isPending, send } = usePasswordDeed(
    (password) => provider.addPasskey(name.trim(), password),
    (made) => (made.length > 0 ? setCodes(made) : done('settings.passkey.added')),
  );
  if (codes) return <CodesStep codes={codes} onDone={() => done('settings.isOn')} />;
  const isNameless = name.trim() === '';
  return (
    <DeedForm
      title={translate('settings.passkey.title')}
      confirmLabel={translate('settings.continue')}
      busy={isPending}
      problem={worded(problem)}
      onSubmit={() => {
        setTried(true);
        if (!isNameless) send();
      }}
      onCancel={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {translate('settings.passkey.effect')}
      </Typography>
      <PasswordStep {...step} />
      <TextBox
        required
        label={translate('settings.passkey.name')}
        help={translate('settings.passkey.nameHelp')}
        maxLength={PASSKEY_NAME}
        value={name}
        error={isTried && isNameless ? translate('settings.passkey.nameMissing') : undefined}
        onChange={setName}
      />
    </DeedForm>
  );
};
