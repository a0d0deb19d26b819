import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { PageLink } from '../../public/PageLink.tsx';
import { ApplicantLayout } from './shell/ApplicantLayout.tsx';
import { useShellText } from './texts/useShellText.ts';

/** An address of an application that leads nowhere. */
export function MissingPage() {
  const t = useShellText();
  return (
    <ApplicantLayout title={t('shell.notFound')}>
      <PageLink to={applicantPath('apply')} className="s-button">
        {t('shell.home')}
      </PageLink>
    </ApplicantLayout>
  );
}
