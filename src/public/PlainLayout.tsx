import type { ReactNode } from 'react';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { PageLink } from './PageLink.tsx';
import { Wordmark } from './Wordmark.tsx';

/** A page of reading without the brand panel. */
export function PlainLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="s-plain">
      <title>{`${title} · Suki`}</title>
      <header className="s-plain-head">
        <PageLink to="/" className="s-home">
          <Wordmark />
        </PageLink>
        <LanguageSwitch />
      </header>
      <main className="s-plain-main">
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </main>
    </div>
  );
}
