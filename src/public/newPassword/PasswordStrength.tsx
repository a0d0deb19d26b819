import {
  MIN_PASSWORD_LENGTH,
  type PasswordOwner,
  type PasswordProblem,
  passwordProblems,
} from '#domain/signIn/password.ts';
import { useCodeText } from '../texts/useCodeText.ts';
import type { Measured } from './measure.ts';
import { useMeasured } from './useMeasured.ts';
import './newPassword.css';

const RULES = ['length', 'personal', 'common'] as const;
type Rule = (typeof RULES)[number];
const BROKEN_BY: Readonly<Record<PasswordProblem, Rule>> = {
  length: 'length',
  common: 'common',
  name: 'personal',
  username: 'personal',
  mailbox: 'personal',
};
/** The scores 0 and 1 are both weak: a bar without any step would look like one that was not measured. */
const LEVELS = ['weak', 'weak', 'fair', 'good', 'strong'] as const;
const STEPS = [1, 2, 3, 4] as const;

interface Props {
  password: string;
  /** As far as the page knows the person; the server knows the rest. */
  owner: PasswordOwner;
}

/** How hard a new password is to guess, in words and as a bar. What is refused is weak, whatever else it is. */
function StrengthMeter({ measured, isRefused }: { measured: Measured | null; isRefused: boolean }) {
  const t = useCodeText();
  const level = measured && LEVELS[isRefused ? 0 : measured.score];
  const steps = level ? Math.max(1, LEVELS.lastIndexOf(level)) : 0;
  return (
    <div className="s-strength" data-level={level}>
      <div aria-hidden="true">
        {STEPS.map((step) => (
          <i key={step} data-on={step <= steps} />
        ))}
      </div>
      <p aria-live="polite">{level && `${t('change.strength')}: ${t(`change.strength.${level}`)}`}</p>
    </div>
  );
}

/** How hard a new password is to guess and what it needs, each rule marked as soon as it is met. */
export function PasswordStrength({ password, owner }: Props) {
  const t = useCodeText();
  const measured = useMeasured(password, owner);
  // Which ones are common is known with the measure: until then that rule is not marked, and breaks nothing.
  const problems = passwordProblems(password, owner, (plain) => measured?.isCommon(plain) ?? false);
  const broken: readonly Rule[] = problems.map((problem) => BROKEN_BY[problem]);
  const isMet = (rule: Rule): boolean =>
    password !== '' && !broken.includes(rule) && (rule !== 'common' || measured !== null);
  return (
    <>
      <StrengthMeter measured={measured} isRefused={problems.length > 0} />
      <div className="s-rules">
        {t('change.rules')}
        <ul>
          {RULES.map((rule) => (
            <li key={rule} data-met={isMet(rule)}>
              {t(`change.rule.${rule}`, { count: MIN_PASSWORD_LENGTH })}
              <span className="s-hidden">: {isMet(rule) ? t('change.met') : t('change.open')}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
