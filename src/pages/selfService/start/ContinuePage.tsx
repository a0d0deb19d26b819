import { type FormEvent, useState } from 'react';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { type SentCode, sendCode } from '../../../providers/applicant/sendCode.ts';
import { Alert } from '../../../public/Alert.tsx';
import { thenPath } from '../../../public/continuePath.ts';
import { FormField } from '../../../public/FormField.tsx';
import { navigate } from '../../../public/navigate.ts';
import { PageLink } from '../../../public/PageLink.tsx';
import { useSubmit } from '../../../public/useSubmit.ts';
import { WaitingButton } from '../../../public/WaitingButton.tsx';
import { CodeStep } from '../prove/CodeStep.tsx';
import { ApplicantLayout } from '../shell/ApplicantLayout.tsx';
import { useFailureText, useShellText } from '../texts/useShellText.ts';
import { pathAfter } from './pathAfter.ts';

/** The number of the application that the asked page names, so that it is not typed again. */
const askedNumber = (): string => /^\/self-service\/track\/([^/?]+)/.exec(thenPath() ?? '')?.[1] ?? '';

interface FormProps {
  identifier: string;
  onTyped: (identifier: string) => void;
  onSent: (sent: SentCode) => void;
}

function IdentifierForm({ identifier, onTyped, onSent }: FormProps) {
  const t = useShellText();
  const words = useFailureText();
  const [error, setError] = useState<string | null>(null);
  const { isBusy, failure, waitUntil, submit } = useSubmit(async () =>
    onSent(await sendCode({ identifier: identifier.trim() })),
  );
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const isTyped = identifier.trim().length > 0;
    setError(isTyped ? null : t('go.invalid'));
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
        error={error}
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

/** Goes on with an application: its number or TIN, then a code to whom it is registered with. */
export function ContinuePage() {
  const t = useShellText();
  const [identifier, setIdentifier] = useState(askedNumber);
  const [sent, setSent] = useState<SentCode | null>(null);
  const hasLeft = new URLSearchParams(location.search).has('left');
  if (sent)
    return (
      <ApplicantLayout title={t('prove.title')}>
        <CodeStep
          sent={sent}
          onSent={setSent}
          onProved={(session) => navigate(pathAfter(session), { replace: true })}
          onChange={() => setSent(null)}
        />
      </ApplicantLayout>
    );
  return (
    <ApplicantLayout title={t('go.title')} lead={t('go.lead')}>
      {hasLeft && <Alert tone="info">{t('go.left')}</Alert>}
      <IdentifierForm identifier={identifier} onTyped={setIdentifier} onSent={setSent} />
      <div className="s-after">
        <PageLink to={applicantPath('apply')} className="s-link s-back">
          {t('go.new')}
        </PageLink>
      </div>
    </ApplicantLayout>
  );
}
