import { type FormEvent, useState } from 'react';
import { normalizeMobile } from '#domain/formats/mobile.ts';
import { sendCode } from '../../../providers/applicant/sendCode.ts';
import type { SentCode } from '../../../providers/applicant/waitingCode.ts';
import { Alert } from '../../../public/Alert.tsx';
import { ErrorSummary } from '../../../public/ErrorSummary.tsx';
import { FormField } from '../../../public/FormField.tsx';
import { useSubmit } from '../../../public/useSubmit.ts';
import { WaitingButton } from '../../../public/WaitingButton.tsx';
import { useFailureText, useShellText } from '../texts/useShellText.ts';

/** A number, and an address beside it, as they are typed. */
export interface Typed {
  mobileNumber: string;
  email: string;
}

const MAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Asks for a mobile number and sends a code to it. */
export function NumberForm({
  typed,
  onTyped,
  onSent,
}: {
  typed: Typed;
  onTyped: (typed: Typed) => void;
  onSent: (sent: SentCode) => void;
}) {
  const t = useShellText();
  const words = useFailureText();
  const [wrong, setWrong] = useState<Readonly<Record<keyof Typed, boolean>>>({
    mobileNumber: false,
    email: false,
  });
  const errors = {
    mobileNumber: wrong.mobileNumber ? t('number.invalid') : null,
    email: wrong.email ? t('email.invalid') : null,
  };
  const { isBusy, failure, waitUntil, submit } = useSubmit(async () =>
    onSent(await sendCode({ mobileNumber: typed.mobileNumber, email: typed.email.trim() || null })),
  );
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const mail = typed.email.trim();
    const found = {
      mobileNumber: !normalizeMobile(typed.mobileNumber),
      email: mail !== '' && !MAIL.test(mail),
    };
    setWrong(found);
    if (!found.mobileNumber && !found.email) submit();
  };
  return (
    <form className="s-form" onSubmit={send} noValidate>
      <ErrorSummary errors={errors} focusOn={wrong} />
      {failure && (
        <Alert tone="danger" focusOn={failure}>
          {words(failure)}
        </Alert>
      )}
      <FormField
        id="mobileNumber"
        label={t('number.label')}
        hint={t('number.hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={typed.mobileNumber}
        error={errors.mobileNumber}
        onChange={(event) => onTyped({ ...typed, mobileNumber: event.target.value })}
      />
      <FormField
        id="email"
        label={t('email.label')}
        hint={t('email.hint')}
        type="email"
        autoComplete="email"
        value={typed.email}
        error={errors.email}
        onChange={(event) => onTyped({ ...typed, email: event.target.value })}
      />
      <WaitingButton
        isBusy={isBusy}
        waitUntil={waitUntil}
        label={t('start.submit')}
        busyLabel={t('prove.sending')}
      />
    </form>
  );
}
