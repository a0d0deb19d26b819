import { type FormEvent, useState } from 'react';
import { normalizeMobile } from '#domain/formats/mobile.ts';
import { isValidTin } from '#domain/formats/tin.ts';
import type { LostNumber } from '../../../providers/applicant/contactRequests.ts';
import { sendCode } from '../../../providers/applicant/sendCode.ts';
import type { SentCode } from '../../../providers/applicant/waitingCode.ts';
import { Alert } from '../../../public/Alert.tsx';
import { ErrorSummary } from '../../../public/ErrorSummary.tsx';
import { FormField } from '../../../public/FormField.tsx';
import { useSubmit } from '../../../public/useSubmit.ts';
import { WaitingButton } from '../../../public/WaitingButton.tsx';
import { useFailureText, useShellText } from '../texts/useShellText.ts';
import { useLostText } from './texts/useLostText.ts';

export interface TypedLost extends LostNumber {
  mobileNumber: string;
}

interface Props {
  typed: TypedLost;
  onTyped: (typed: TypedLost) => void;
  onSent: (sent: SentCode) => void;
}

const useErrors = () => {
  const t = useLostText();
  const shell = useShellText();
  return ({ identifier, businessName, tinNumber, fullName, mobileNumber }: TypedLost) => {
    const needed = (text: string, field: string) => (text.trim() ? null : t('lost.missing', { field }));
    return {
      identifier: identifier.trim() ? null : shell('go.invalid'),
      businessName: needed(businessName, t('lost.business')),
      tinNumber: isValidTin(tinNumber.replaceAll(/[\s-]/g, '')) ? null : t('lost.tinWrong'),
      fullName: needed(fullName, t('lost.name')),
      mobileNumber: normalizeMobile(mobileNumber) ? null : shell('number.invalid'),
    };
  };
};

/** Which application it is, and the number that a code proves. */
export function LostForm({ typed, onTyped, onSent }: Props) {
  const t = useLostText();
  const shell = useShellText();
  const words = useFailureText();
  const errorsOf = useErrors();
  const [tried, setTried] = useState<TypedLost | null>(null);
  const errors = tried && errorsOf(tried);
  const { isBusy, failure, waitUntil, submit } = useSubmit(async () =>
    onSent(await sendCode({ mobileNumber: typed.mobileNumber, email: null })),
  );
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(typed);
    if (Object.values(errorsOf(typed)).every((error) => error === null)) submit();
  };
  const field = (id: keyof TypedLost, label: string, hint?: string) => ({
    id,
    label,
    hint,
    value: typed[id],
    error: errors?.[id] ?? null,
    onChange: (event: { target: { value: string } }) => onTyped({ ...typed, [id]: event.target.value }),
  });
  return (
    <form className="s-form" onSubmit={send} noValidate>
      {errors && <ErrorSummary errors={errors} focusOn={tried} />}
      {failure && (
        <Alert tone="danger" focusOn={failure}>
          {words(failure)}
        </Alert>
      )}
      <FormField
        {...field('identifier', shell('go.label'), shell('go.hint'))}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <FormField
        {...field('businessName', t('lost.business'), t('lost.businessHint'))}
        autoComplete="organization"
        maxLength={200}
      />
      <FormField
        {...field('tinNumber', t('lost.tin'), t('lost.tinHint'))}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
      />
      <FormField {...field('fullName', t('lost.name'))} autoComplete="name" maxLength={120} />
      <FormField
        {...field('mobileNumber', t('lost.number'), shell('number.hint'))}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <WaitingButton
        isBusy={isBusy}
        waitUntil={waitUntil}
        label={shell('prove.send')}
        busyLabel={shell('prove.sending')}
      />
    </form>
  );
}
