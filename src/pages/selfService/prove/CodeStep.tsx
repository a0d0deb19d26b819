import { type FormEvent, useEffect, useState } from 'react';
import { onlyDigits } from '#domain/formats/digitsOnly.ts';
import { maskMobile, normalizeMobile } from '#domain/formats/mobile.ts';
import { isOtpCode, OTP_DIGITS } from '#domain/signIn/otp.ts';
import type { SentCode } from '../../../providers/applicant/waitingCode.ts';
import { Alert } from '../../../public/Alert.tsx';
import { FormField } from '../../../public/FormField.tsx';
import { useSubmit } from '../../../public/useSubmit.ts';
import { WaitingButton } from '../../../public/WaitingButton.tsx';
import { useFailureText, useShellText } from '../texts/useShellText.ts';
import { AnotherCode } from './AnotherCode.tsx';
import { LostLink } from './LostLink.tsx';

interface Props<Proved> {
  sent: SentCode;
  onSent: (sent: SentCode) => void;
  onProved: (proved: Proved) => void;
  /** What a right code is for: a session (`enterCode`), or another deed. */
  enter: (sent: SentCode, code: string) => Promise<Proved>;
  /** Back to the number; left out where it must be the same. */
  onChange?: () => void;
}

/** A TIN, which finds nothing before its application was sent; a reference number begins with letters. */
const isTin = (identifier: string): boolean => /^\d/.test(identifier.trim());

/** Where the code went, as far as it may be shown. */
const useTarget = ({ contact }: SentCode): string => {
  const t = useShellText();
  if (!('mobileNumber' in contact))
    return t('identifier' in contact && isTin(contact.identifier) ? 'prove.sentTin' : 'prove.sentUnknown');
  const number = maskMobile(normalizeMobile(contact.mobileNumber) ?? '');
  return t('prove.sentTo', { number });
};

/** Six digits in one field: typed, pasted with blanks, or filled in by the phone from the message. */
export function CodeStep<Proved>({ sent, onSent, onProved, enter, onChange }: Props<Proved>) {
  const t = useShellText();
  const words = useFailureText();
  const target = useTarget(sent);
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  const { isBusy, failure, waitUntil, submit } = useSubmit(async () => onProved(await enter(sent, code)));
  // What was wrong with an earlier code says nothing of the one that came since.
  const [past, setPast] = useState<typeof failure>(null);
  const refusal = failure === past ? null : failure;
  useEffect(() => document.getElementById('otp')?.focus(), []);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setShort(!isOtpCode(code));
    if (isOtpCode(code)) submit();
    else document.getElementById('otp')?.focus();
  };
  return (
    <form className="s-form" onSubmit={send} noValidate>
      <p className="s-lead">{target}</p>
      {refusal && (
        <Alert tone="danger" focusOn={refusal}>
          {words(refusal)}
        </Alert>
      )}
      <FormField
        id="otp"
        name="otp"
        data-first
        className="s-code"
        label={t('prove.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={isShort ? t('prove.invalid') : null}
        onChange={(event) => setCode(onlyDigits(event.target.value).slice(0, OTP_DIGITS))}
      />
      <WaitingButton
        isBusy={isBusy}
        waitUntil={waitUntil}
        label={t('prove.submit')}
        busyLabel={t('prove.busy')}
      />
      <div className="s-after">
        <AnotherCode
          sent={sent}
          isRefused={refusal !== null}
          onSent={(again) => {
            setCode('');
            setShort(false);
            setPast(failure);
            onSent(again);
            // The button that was pressed waits now, and would leave the focus nowhere.
            document.getElementById('otp')?.focus();
          }}
        />
        {onChange && 'identifier' in sent.contact && <LostLink identifier={sent.contact.identifier} />}
        {onChange && (
          <button type="button" className="s-plain-button" onClick={onChange}>
            {t('identifier' in sent.contact ? 'prove.changeReference' : 'prove.change')}
          </button>
        )}
      </div>
    </form>
  );
}
