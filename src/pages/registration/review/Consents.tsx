import { POLICY_VERSIONS } from '#domain/people/policyVersions.ts';
import type { Sentence } from '#domain/sentence.ts';
import { TermsLink } from '../../../public/terms/TermsLink.tsx';
import { useErrorOf, useRegistering } from '../registerContext.ts';
import { said } from '../texts/said.ts';
import { useSaid } from '../texts/useSaid.ts';

interface Props {
  name: 'flagAcceptableUse' | 'flagPrivacyPolicy';
  label: Sentence;
  /** What the link to what is agreed to is called: there are two on the page. */
  read: Sentence;
  version: string;
}

const Consent = ({ name, label, read, version }: Props) => {
  const say = useSaid();
  const { answers, keep } = useRegistering();
  const error = useErrorOf(name);
  return (
    <div className="r-consent">
      <label className="r-choice">
        <input
          id={name}
          type="checkbox"
          checked={answers[name]}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
          onChange={({ target }) => keep({ [name]: target.checked })}
        />
        <span>{say(label)}</span>
      </label>
      <TermsLink back={say(said.backFromTerms)} label={say(read, { version })}>
        {say(said.readTerms, { version })}
      </TermsLink>
      {error && (
        <p className="s-field-error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
};

/** What whoever registers agrees to, each for itself. */
export const Consents = () => (
  <div className="r-consents">
    <Consent
      name="flagAcceptableUse"
      label={said.agreeUse}
      read={said.readUse}
      version={POLICY_VERSIONS.acceptableUse}
    />
    <Consent
      name="flagPrivacyPolicy"
      label={said.agreePrivacy}
      read={said.readPrivacy}
      version={POLICY_VERSIONS.privacyPolicy}
    />
  </div>
);
