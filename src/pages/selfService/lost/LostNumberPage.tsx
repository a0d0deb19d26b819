import { useState } from 'react';
import { maskMobile, normalizeMobile } from '#domain/formats/mobile.ts';
import { typedReference } from '#domain/formats/typedReference.ts';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { askContact, keepLost, keptLost } from '../../../providers/applicant/contactRequests.ts';
import { Alert } from '../../../public/Alert.tsx';
import { PageLink } from '../../../public/PageLink.tsx';
import { CodeStep } from '../prove/CodeStep.tsx';
import { useSentCode } from '../prove/useSentCode.ts';
import { ApplicantLayout } from '../shell/ApplicantLayout.tsx';
import { useShellText } from '../texts/useShellText.ts';
import { LostForm, type TypedLost } from './LostForm.tsx';
import { useLostText } from './texts/useLostText.ts';

type AskedFor = Pick<TypedLost, 'identifier' | 'mobileNumber'>;

const NOTHING: TypedLost = {
  identifier: '',
  businessName: '',
  tinNumber: '',
  fullName: '',
  mobileNumber: '',
};

/** What this tab has typed before, whatever else was kept there. */
const typedBefore = (): TypedLost => {
  const kept = keptLost();
  const texts = Object.keys(NOTHING).map((key) => [key, typeof kept?.[key] === 'string' ? kept[key] : '']);
  return { ...NOTHING, ...Object.fromEntries(texts) };
};

/** What was asked for in this tab: a page that is loaded anew says it still. Null: nothing yet. */
const askedBefore = (): AskedFor | null => {
  const { asked } = keptLost() ?? {};
  const { identifier, mobileNumber } = { ...(asked as Partial<AskedFor> | undefined) };
  return identifier && mobileNumber ? { identifier, mobileNumber } : null;
};

function Asked({ of: { identifier, mobileNumber } }: { of: AskedFor }) {
  const t = useLostText();
  const shell = useShellText();
  const mobile = maskMobile(normalizeMobile(mobileNumber) ?? '');
  return (
    <ApplicantLayout title={t('lost.doneTitle')} reference={null}>
      <Alert tone="success" focusOn={identifier}>
        {t('lost.done', { number: typedReference(identifier) ?? identifier.trim(), mobile })}
      </Alert>
      <p>{t('lost.doneNext')}</p>
      <div className="s-after">
        <PageLink to={applicantPath('applyContinue')} className="s-link">
          {shell('go.title')}
        </PageLink>
      </div>
    </ApplicantLayout>
  );
}

/** Where whoever has lost the number of an application asks for another one, which a reviewer decides. */
export default function LostNumberPage() {
  const t = useLostText();
  const shell = useShellText();
  const [typed, setTyped] = useState(typedBefore);
  const type = (next: TypedLost) => {
    keepLost(next);
    setTyped(next);
  };
  const [sent, setSent] = useSentCode({ field: 'mobileNumber' });
  const [asked, setAsked] = useState(askedBefore);
  if (asked) return <Asked of={asked} />;
  if (sent && typed.identifier !== '') {
    const { mobileNumber, ...said } = typed;
    return (
      <ApplicantLayout title={shell('prove.title')}>
        <CodeStep
          sent={sent}
          onSent={setSent}
          enter={(code, otp) => askContact(said, code, otp)}
          onProved={() => {
            const { identifier } = typed;
            const done = { identifier, mobileNumber };
            keepLost({ asked: done });
            setAsked(done);
          }}
          onChange={() => setSent(null)}
        />
      </ApplicantLayout>
    );
  }
  return (
    <ApplicantLayout title={t('lost.title')} lead={t('lost.lead')} reference={null}>
      <p className="s-hint">{t('lost.mail')}</p>
      <LostForm typed={typed} onTyped={type} onSent={setSent} />
      <div className="s-after">
        <PageLink to={applicantPath('applyContinue')} className="s-link s-back">
          {t('lost.back')}
        </PageLink>
      </div>
    </ApplicantLayout>
  );
}
