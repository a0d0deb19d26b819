import { useTranslate } from 'react-admin';
import type { Certificate } from '#contract/finance/certificates.ts';
import { EntriesPanel } from './EntriesPanel.tsx';

/** To whom a certificate was mailed as it was issued, and when. */
export const MailsPanel = ({ certificate: { mails } }: { certificate: Certificate }) => {
  const translate = useTranslate();
  return (
    <EntriesPanel
      title={translate('certificates.section.mails')}
      none={translate('certificates.noMails')}
      entries={mails.map(({ recipient, ...mail }) => ({ ...mail, who: recipient }))}
    />
  );
};
