import { POLICY_VERSIONS } from '#domain/people/policyVersions.ts';
import type { FieldErrors } from '../../../../public/ErrorSummary.tsx';
import { TermsLink } from '../../../../public/terms/TermsLink.tsx';
import { type Consents, consentsOf, setPart } from '../draft/application.ts';
import { useApplication } from '../parts/applicationContext.ts';
import { useApplyText } from '../parts/useApplyText.ts';

export type ConsentName = keyof Consents;
const CONSENTS = ['acceptableUse', 'privacyPolicy'] as const satisfies readonly ConsentName[];

/** Those that are not agreed to in the wording that holds now. */
export const missingConsents = (consents: Consents): ConsentName[] =>
  CONSENTS.filter((name) => consents[name] !== POLICY_VERSIONS[name]);

/** The id of a consent's box. */
export const consentId = (name: ConsentName) => `consent.${name}` as const;

/** What whoever applies agrees to: kept with the version of the text; the server notes the time. */
export function Consent({ errors }: { errors: FieldErrors }) {
  const t = useApplyText();
  const application = useApplication();
  const consents = consentsOf(application);
  const missing = missingConsents(consents);
  const change = (name: ConsentName, isGiven: boolean) => {
    setPart(application, 'consents', { ...consents, [name]: isGiven ? POLICY_VERSIONS[name] : null });
    void application.store.flush();
  };
  return (
    <fieldset className="a-group">
      <legend>{t('consent.title')}</legend>
      <div className="a-options">
        {CONSENTS.map((name) => {
          const id = consentId(name);
          const error = errors[id];
          return (
            <div key={name}>
              <label className="a-option">
                <input
                  id={id}
                  type="checkbox"
                  checked={!missing.includes(name)}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? `${id}-error` : undefined}
                  onChange={(event) => change(name, event.target.checked)}
                />
                <span>{t(`consent.${name}`)}</span>
              </label>
              {error && (
                <p className="s-field-error" id={`${id}-error`}>
                  {error}
                </p>
              )}
            </div>
          );
        })}
      </div>
      <TermsLink back={t('consent.back')}>{t('consent.read')}</TermsLink>
    </fieldset>
  );
}
