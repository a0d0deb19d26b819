import { useState } from 'react';
import { acceptNotice, checkNotice } from '../providers/notice.ts';
import { PageLink } from './PageLink.tsx';
import { useText } from './text.ts';

/** Says that the site uses cookies, on every page, until it is accepted. */
export function CookieNotice() {
  const t = useText();
  const [isShown, setShown] = useState(() => checkNotice());
  if (!isShown) return null;
  const accept = (): void => {
    acceptNotice();
    setShown(false);
  };
  return (
    <section className="s-cookies" aria-label={t('cookies.label')}>
      <p>
        {t('cookies.text')} <PageLink to="/terms-and-condition">{t('cookies.more')}</PageLink>
      </p>
      <button type="button" className="s-button s-button-quiet" onClick={accept}>
        {t('cookies.accept')}
      </button>
    </section>
  );
}
