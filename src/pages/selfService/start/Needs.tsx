import { useState } from 'react';
import { requiredDocuments } from '#domain/review/requiredDocuments.ts';
import { usualDocuments } from '#domain/review/usualDocuments.ts';
import { chooseKind, chosenKind } from '../../../providers/applicant/chosenKind.ts';
import type { ShellKey } from '../texts/en.ts';
import { useShellText } from '../texts/useShellText.ts';

const KINDS = ['SOLE_PROPRIETORSHIP', 'PARTNERSHIP', 'CORPORATION', 'ONE_PERSON_CORPORATION'] as const;

/** What to have at hand, by the kind of business: the papers are those that the review asks for, and those that it usually has besides. */
export function Needs() {
  const t = useShellText();
  const [kind, setKind] = useState<string>(chosenKind);
  // The application begins with it: nobody says it twice.
  const choose = (one: string): void => {
    setKind(one);
    chooseKind(one);
  };
  const usual = usualDocuments(kind || null);
  return (
    <section className="s-sheet" aria-labelledby="needs">
      <h2 id="needs">{t('start.need')}</h2>
      <fieldset className="s-kinds">
        <legend>{t('start.entity')}</legend>
        {KINDS.map((one) => (
          <label key={one}>
            <input type="radio" name="kind" checked={kind === one} onChange={() => choose(one)} />
            {t(`start.${one}`)}
          </label>
        ))}
      </fieldset>
      <div aria-live="polite">
        <ul className="s-needs">
          {kind === '' && <li>{t('start.paper.any')}</li>}
          {requiredDocuments(kind || null).map((code) => (
            <li key={code}>{t(`start.paper.${code}` as ShellKey)}</li>
          ))}
          <li>{t('start.numbers')}</li>
          <li>{t('start.address')}</li>
        </ul>
        {usual.length > 0 && (
          <>
            <p className="s-hint">{t('start.usual')}</p>
            <ul className="s-needs">
              {usual.map((code) => (
                <li key={code}>{t(`start.paper.${code}` as ShellKey)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p className="s-hint">{t('start.photos')}</p>
    </section>
  );
}
