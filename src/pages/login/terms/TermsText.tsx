import { useSyncExternalStore } from 'react';
import { getLanguage, onLanguage } from '../../../providers/language.ts';
import { en as english } from './en.ts';
import { fil as filipino } from './fil.ts';

/** What everybody agrees to, below a heading of the page or dialog that it stands in: use, privacy, cookies. */
export default function TermsText({ level: Heading }: { level: 'h2' | 'h3' }) {
  const language = useSyncExternalStore(onLanguage, getLanguage);
  const { updated, intro, sections } = language === 'fil' ? filipino : english;
  return (
    <>
      <p className="s-hint s-updated">{updated}</p>
      <p className="s-intro">{intro}</p>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="s-section">
          <Heading>{heading}</Heading>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </>
  );
}
