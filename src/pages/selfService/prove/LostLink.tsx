import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { keepLost, keptLost } from '../../../providers/applicant/contactRequests.ts';
import { PageLink } from '../../../public/PageLink.tsx';
import { useShellText } from '../texts/useShellText.ts';

/** To where another number is asked for; which application it is about is not typed there again. */
export function LostLink({ identifier }: { identifier: string }) {
  const t = useShellText();
  const typed = identifier.trim();
  return (
    <PageLink
      to={applicantPath('applyLost')}
      className="s-link s-back"
      onFollow={() => typed && keepLost({ ...keptLost(), identifier: typed })}
    >
      {t('prove.lost')}
    </PageLink>
  );
}
