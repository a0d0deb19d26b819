import { FormField } from '../../public/FormField.tsx';
import { useText } from '../../public/text.ts';

interface Props {
  value: string;
  error: string | null | undefined;
  onChange: (username: string) => void;
}

/** Whose account it is, as browsers and password managers know the field. */
export function UsernameField({ value, error, onChange }: Props) {
  const t = useText();
  return (
    <FormField
      id="username"
      name="username"
      label={t('login.username')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
