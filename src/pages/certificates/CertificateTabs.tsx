import { useTranslate } from 'react-admin';
import { pathOf } from '#domain/pages.ts';
import { LinkTabs } from '../../components/admin/LinkTabs.tsx';

const TABS = { given: 'certificateList', owed: 'owedCertificateList' } as const;

/** To staff: certificates that we give, and those that are owed to us. */
export const CertificateTabs = ({ current }: { current: keyof typeof TABS }) => {
  const translate = useTranslate();
  return (
    <LinkTabs
      label={translate('certificates.tabs.title')}
      tabs={(['given', 'owed'] as const).map((key) => ({
        key,
        label: translate(`certificates.tabs.${key}`),
        to: pathOf(TABS[key]),
        isCurrent: key === current,
      }))}
    />
  );
};
