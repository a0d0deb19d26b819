import { type FormEvent, useState } from 'react';
import { normalizeMobile } from '#domain/formats/mobile.ts';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { heldSession } from '../../../providers/applicant/held.ts';
import { sendCode } from '../../../providers/applicant/sendCode.ts';
import { type SentCode, waitingCode } from '../../../providers/applicant/waitingCode.ts';
import { Alert } from '../../../public/Alert.tsx';
import { ErrorSummary } from '../../../public/ErrorSummary.tsx';
import { FormField } from '../../../public/FormField.tsx';
import { PageLink } from '../../../public/PageLink.tsx';
import { useSubmit } from '../../../public/useSubmit.ts';
import { WaitingButton } from '../../../public/WaitingButton.tsx';
import { CodeStep } from '../prove/CodeStep.tsx';
import { useSentCode } from '../prove/useSentCode.ts';
import { ApplicantLayout } from '../shell/ApplicantLayout.tsx';
import { useFailureText, useShellText } from '../texts/useShellText.ts';
import { Begin } from './Begin.tsx';
import { cancelledNow } from './cancelledQuery.ts';
import { Needs } from './Needs.tsx';
import { OpenNow } from './OpenNow.tsx';

interface Typed {
  mobileNumber: string;
  email: string;
}

/** What the code that is waited for went to: it is not typed again. */
const typedBefore = (): Typed => {
  const contact = waitingCode()?.contact;
  return contact && 'mobileNumber' in contact
    ? { mobileNumber: contact.mobileNumber, email: contact.email ?? '' }
    : { mobileNumber: '', email: '' };
};

const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function NumberForm({
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

/** What an application needs, and the number that it begins with. */
export function StartPage() {
  const t = useShellText();
  const [typed, setTyped] = useState(typedBefore);
  const [sent, setSent] = useSentCode({ field: 'mobileNumber' });
  const [cancelled] = useState(cancelledNow);
  // Whoever has cancelled one has proved the number.
  const [isProved, setProved] = useState(() => cancelled !== null && heldSession() !== null);
  if (isProved) return <Begin cancelled={cancelled} />;
  if (sent)
    return (
      <ApplicantLayout title={t('prove.title')}>
        <CodeStep
          sent={sent}
          onSent={setSent}
          onProved={() => setProved(true)}
          onChange={() => setSent(null)}
        />
      </ApplicantLayout>
    );
  return (
    <ApplicantLayout title={t('start.title')} lead={t('start.lead')}>
      <OpenNow />
      <Needs />
      <h2>{t('start.begin')}</h2>
      <NumberForm typed={typed} onTyped={setTyped} onSent={setSent} />
      <div className="s-after">
        <PageLink to={applicantPath('applyContinue')} className="s-link s-back">
          {t('start.have')}
        </PageLink>
        <PageLink to={applicantPath('applyStores')} className="s-link s-back">
          {t('start.stores')}
        </PageLink>
      </div>
    </ApplicantLayout>
  );
}
