import { useTranslate } from 'react-admin';
import type { Certificate, CertificateDownload } from '#contract/finance/certificates.ts';
import { NONE } from '../../components/ui/texts.tsx';
import { EntriesPanel } from './EntriesPanel.tsx';

/** Who took a certificate home, and when. */
export const DownloadsPanel = ({ certificate: { downloads } }: { certificate: Certificate }) => {
  const translate = useTranslate();
  const nameOf = ({ takenBy, isPayee }: CertificateDownload): string => {
    const name = takenBy ?? NONE;
    return isPayee ? `${name} (${translate('certificates.byPayee')})` : name;
  };
  return (
    <EntriesPanel
      title={translate('certificates.section.downloads')}
      none={translate('certificates.noDownloads')}
      entries={downloads.map((one) => ({ ...one, who: nameOf(one) }))}
    />
  );
};
