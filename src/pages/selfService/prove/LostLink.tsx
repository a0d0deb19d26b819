import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { keepLost, keptLost } from '../../../providers/applicant/contactRequests.ts';
import { PageLink } from '../../../public/PageLink.tsx';
import { useShellText } from '../texts/useShellText.ts';

/** To where another number is asked for; which application it is about is not typed there again. */
export function LostLink({ identifier }: { identifier: string }) {
  const t = useShellText();
  const typed = identifier.trim();
  // What was asked for before is over with it: another question begins.
  const begin = () => {
    const { asked: _, ...before } = { ...keptLost() };
    keepLost({ ...before, ...(typed && { identifier: typed }) });
  };
  return (
    <PageLink to={applicantPath('applyLost')} className="s-link s-back" onFollow={begin}>
      {t('prove.lost')}
    </PageLink>
  );
}
