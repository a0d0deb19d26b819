import { useTranslate } from 'react-admin';
import type { Certificate } from '#contract/finance/certificates.ts';
import { payeeKindLabel } from '#domain/settlement/atc.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { Facts } from '../../components/ui/Facts.tsx';
import { Panel } from '../../components/ui/Panel.tsx';
import { TinText } from '../../components/ui/texts.tsx';
import { PayeeTinText } from './certificateTexts.tsx';

/** Parts I and II: who was paid, who withheld and signs, as they stood when it was issued. */
export const PartiesPanel = ({ certificate }: { certificate: Certificate }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const t = (key: string) => translate(`certificates.${key}`);
  return (
    <>
      <Panel title={t('section.payee')}>
        <Facts
          facts={[
            { label: t('field.payeeName'), value: certificate.payeeOnForm },
            { label: t('field.payeeTin'), value: <PayeeTinText tin={certificate.payeeTin} /> },
            { label: t('field.payeeKind'), value: payeeKindLabel[certificate.payeeKind][language] },
            { label: t('field.payeeAddress'), value: certificate.payeeAddress },
            { label: t('field.payeeZip'), value: certificate.payeeZip },
          ]}
        />
      </Panel>
      <Panel title={t('section.payor')}>
        <Facts
          facts={[
            { label: t('payorName'), value: certificate.payorName },
            { label: t('payorTin'), value: <TinText tin={certificate.payorTin} /> },
            { label: t('field.payeeAddress'), value: certificate.payorAddress },
            { label: t('field.payeeZip'), value: certificate.payorZip },
            {
              label: t('signedBy'),
              value: `${certificate.signatoryName}, ${certificate.signatoryPosition}`,
            },
            { label: t('hash'), value: certificate.sha256 },
          ]}
        />
      </Panel>
    </>
  );
};
