import { PageLink } from '../../public/PageLink.tsx';
import { PlainLayout } from '../../public/PlainLayout.tsx';
import { useText } from '../../public/text.ts';

/** Any address that the portal does not know. */
export function NotFoundPage() {
  const t = useText();
  return (
    <PlainLayout title={t('notFound.title')}>
      <p className="s-lead">{t('notFound.lead')}</p>
      <p className="s-address">
        <code>{location.pathname}</code>
      </p>
      <PageLink to="/" className="s-button">
        {t('notFound.home')}
      </PageLink>
    </PlainLayout>
  );
}
