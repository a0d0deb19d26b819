import { heldSession } from '../../../providers/applicant/held.ts';
import { Alert } from '../../../public/Alert.tsx';
import { PageLink } from '../../../public/PageLink.tsx';
import { useShellText } from '../texts/useShellText.ts';
import { pathAfter } from './pathAfter.ts';

/** The way on with what is open in this tab, for whoever came back to the beginning. */
export function OpenNow() {
  const t = useShellText();
  const session = heldSession();
  if (!session?.referenceNumber || session.until <= Date.now()) return null;
  const number = session.referenceNumber;
  return (
    <Alert tone="info">
      <p>{t('go.open', { number })}</p>
      <PageLink to={pathAfter(session)} className="s-button">
        {t('go.openLink', { number })}
      </PageLink>
    </Alert>
  );
}
