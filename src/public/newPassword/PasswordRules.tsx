import {
  MIN_PASSWORD_LENGTH,
  type PasswordOwner,
  type PasswordProblem,
  passwordProblems,
} from '#domain/signIn/password.ts';
import { useCodeText } from '../texts/useCodeText.ts';

const RULES = ['length', 'personal', 'common'] as const;
const BROKEN_BY: Readonly<Record<PasswordProblem, (typeof RULES)[number]>> = {
  length: 'length',
  common: 'common',
  name: 'personal',
  username: 'personal',
  mailbox: 'personal',
};

export interface PasswordRulesProps {
  password: string;
  /** As far as the page knows the person; the server knows the rest. */
  owner: PasswordOwner;
  /** Undefined while nobody has looked. */
  isCommon: boolean | undefined;
}

/** What a new password needs, each rule marked as soon as it is met. */
export function PasswordRules({ password, owner, isCommon }: PasswordRulesProps) {
  const t = useCodeText();
  const broken = passwordProblems(password, owner, () => isCommon ?? true).map(
    (problem) => BROKEN_BY[problem],
  );
  return (
    <div className="s-rules" id="password-rules">
      {t('change.rules')}
      <ul>
        {RULES.map((rule) => {
          const isMet = password !== '' && !broken.includes(rule);
          return (
            <li key={rule} data-met={isMet}>
              {t(`change.rule.${rule}`, { count: MIN_PASSWORD_LENGTH })}
              <span className="s-hidden">: {isMet ? t('change.met') : t('change.open')}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
