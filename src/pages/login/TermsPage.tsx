import { PlainLayout } from '../../public/PlainLayout.tsx';
import { useText } from '../../public/text.ts';
import TermsText from './terms/TermsText.tsx';

/** What everybody agrees to: use, privacy, cookies. */
export default function TermsPage() {
  const t = useText();
  return (
    <PlainLayout title={t('common.terms')}>
      <TermsText level="h2" />
    </PlainLayout>
  );
}
