import { POLICY_VERSIONS } from '#domain/people/policyVersions.ts';
import { type Consents, consentsOf, setPart } from '../draft/application.ts';
import { useApplication } from '../parts/applicationContext.ts';
import { useApplyText } from '../parts/useApplyText.ts';

const CONSENTS = ['acceptableUse', 'privacyPolicy'] as const satisfies readonly (keyof Consents)[];

/** Those that are not agreed to in the wording that holds now. */
export const missingConsents = (consents: Consents): (keyof Consents)[] =>
  CONSENTS.filter((name) => consents[name] !== POLICY_VERSIONS[name]);

/** What whoever applies agrees to: kept with the version of the text; the server notes the time. */
export function Consent({ isAsked }: { isAsked: boolean }) {
  const t = useApplyText();
  const application = useApplication();
  const consents = consentsOf(application);
  const missing = missingConsents(consents);
  const change = (name: keyof Consents, isGiven: boolean) => {
    setPart(application, 'consents', { ...consents, [name]: isGiven ? POLICY_VERSIONS[name] : null });
    void application.store.flush();
  };
  return (
    <fieldset className="a-group">
      <legend>{t('consent.title')}</legend>
      <div className="a-options">
        {CONSENTS.map((name) => (
          <div key={name}>
            <label className="a-option">
              <input
                id={`consent.${name}`}
                type="checkbox"
                checked={!missing.includes(name)}
                aria-invalid={isAsked && missing.includes(name) ? true : undefined}
                onChange={(event) => change(name, event.target.checked)}
              />
              <span>{t(`consent.${name}`)}</span>
            </label>
          </div>
        ))}
      </div>
      <a className="s-link" href="/terms-and-condition" target="_blank" rel="noreferrer">
        {t('consent.read')}
      </a>
    </fieldset>
  );
}
