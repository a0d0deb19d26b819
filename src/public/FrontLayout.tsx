import type { ReactNode } from 'react';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Late } from './loading/Late.tsx';
import { PageLink } from './PageLink.tsx';
import { useText } from './text.ts';
import { Wordmark } from './Wordmark.tsx';

const loadWeave = async () => (await import('./Weave.tsx')).Weave;

/** The front door: what Suki is beside the form that lets people in. One column on a phone. */
export function FrontLayout({
  title,
  lead,
  above,
  children,
}: {
  title: string;
  lead?: ReactNode;
  /** Above the heading. */
  above?: ReactNode;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <div className="s-front">
      <title>{`${title} · Suki`}</title>
      <header className="s-panel">
        <Late load={loadWeave} />
        <Wordmark />
        <div className="s-panel-words">
          <p className="s-panel-line">{t('brand.line')}</p>
          <p className="s-panel-body">{t('brand.body')}</p>
        </div>
      </header>
      <div className="s-side">
        <nav className="s-top" aria-label={t('common.language')}>
          <LanguageSwitch />
        </nav>
        <main className="s-card">
          {above}
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p className="s-lead">{lead}</p>}
          {children}
        </main>
        <footer className="s-foot">
          <PageLink to="/terms-and-condition">{t('common.terms')}</PageLink>
        </footer>
      </div>
    </div>
  );
}
