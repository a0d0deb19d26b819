import { type FormEvent, useState } from 'react';
import { sendCode } from '../../../providers/applicant/sendCode.ts';
import type { SentCode } from '../../../providers/applicant/waitingCode.ts';
import { Alert } from '../../../public/Alert.tsx';
import { FormField } from '../../../public/FormField.tsx';
import { useSubmit } from '../../../public/useSubmit.ts';
import { WaitingButton } from '../../../public/WaitingButton.tsx';
import { useFailureText, useShellText } from '../texts/useShellText.ts';

interface Props {
  identifier: string;
  onTyped: (identifier: string) => void;
  onSent: (sent: SentCode) => void;
}

/** Sends a code to whomever a reference number or TIN is registered with. */
export function IdentifierForm({ identifier, onTyped, onSent }: Props) {
  const t = useShellText();
  const words = useFailureText();
  const [isMissing, setMissing] = useState(false);
  const { isBusy, failure, waitUntil, submit } = useSubmit(async () =>
    onSent(await sendCode({ identifier: identifier.trim() })),
  );
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const isTyped = identifier.trim().length > 0;
    setMissing(!isTyped);
    if (isTyped) submit();
    else document.getElementById('identifier')?.focus();
  };
  return (
    <form className="s-form" onSubmit={send} noValidate>
      {failure && (
        <Alert tone="danger" focusOn={failure}>
          {words(failure)}
        </Alert>
      )}
      <FormField
        id="identifier"
        data-first
        label={t('go.label')}
        hint={t('go.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={identifier}
        error={isMissing ? t('go.invalid') : null}
        onChange={(event) => onTyped(event.target.value)}
      />
      <WaitingButton
        isBusy={isBusy}
        waitUntil={waitUntil}
        label={t('prove.send')}
        busyLabel={t('prove.sending')}
      />
    </form>
  );
}
