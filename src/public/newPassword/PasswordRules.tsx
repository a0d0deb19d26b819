import { type PasswordProblem, passwordProblems } from '#domain/signIn/password.ts';
import { useCodeText } from '../texts/useCodeText.ts';

const RULES: readonly PasswordProblem[] = ['length', 'upper', 'lower', 'digit'];

/** What a new password needs, each rule marked as soon as it is met. */
export function PasswordRules({ password }: { password: string }) {
  const t = useCodeText();
  const open = passwordProblems(password);
  return (
    <div className="s-rules" id="password-rules">
      {t('change.rules')}
      <ul>
        {RULES.map((rule) => {
          const isMet = !open.includes(rule);
          return (
            <li key={rule} data-met={isMet}>
              {t(`change.rule.${rule}`)}
              <span className="s-hidden">: {isMet ? t('change.met') : t('change.open')}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
