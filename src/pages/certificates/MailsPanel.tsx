import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Certificate, CertificateMail } from '#contract/finance/certificates.ts';
import { formatInstant } from '#domain/day.ts';
import { EntriesPanel } from './EntriesPanel.tsx';
import { MailAgainButton } from './MailAgainButton.tsx';

/** That a mail never arrived, and to staff what the mail server said. */
const Refused = ({ at, failure }: { at: string; failure: string | null }) => {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="body2" color="error">
        {translate('certificates.mail.failed', { at: formatInstant(new Date(at)) })}
      </Typography>
      {failure && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {translate('certificates.mail.said', { failure })}
        </Typography>
      )}
    </>
  );
};

const entryOf = ({ id, attempt, recipient, dtimeFailed, failure, ...mail }: CertificateMail) => ({
  ...mail,
  id: `${id}.${attempt}`,
  who: recipient,
  ...(dtimeFailed && { after: <Refused at={dtimeFailed} failure={failure} /> }),
});

/** To whom a certificate was mailed and when, which of its mails were refused for good, and the way to mail it again then. */
export const MailsPanel = ({ certificate }: { certificate: Certificate }) => {
  const translate = useTranslate();
  return (
    <EntriesPanel
      title={translate('certificates.section.mails')}
      none={translate('certificates.noMails')}
      entries={certificate.mails.map(entryOf)}
      below={
        certificate.dtimeMailFailed &&
        certificate.state === 'CURRENT' && <MailAgainButton certificate={certificate} />
      }
    />
  );
};
