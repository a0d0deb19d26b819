import { useSyncExternalStore } from 'react';
import { getLanguage, onLanguage } from '../../providers/language.ts';
import { PlainLayout } from '../../public/PlainLayout.tsx';
import { useText } from '../../public/text.ts';
import { en as english } from './terms/en.ts';
import { fil as filipino } from './terms/fil.ts';

/** What everybody agrees to: use, privacy, cookies. */
export default function TermsPage() {
  const t = useText();
  const language = useSyncExternalStore(onLanguage, getLanguage);
  const { updated, intro, sections } = language === 'fil' ? filipino : english;
  return (
    <PlainLayout title={t('common.terms')}>
      <p className="s-hint s-updated">{updated}</p>
      <p className="s-intro">{intro}</p>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="s-section">
          <h2>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </PlainLayout>
  );
}
