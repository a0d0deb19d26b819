import { useTranslate } from 'react-admin';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';

interface Props {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The password of whoever changes how they sign in. */
export const PasswordStep = ({ value, error, onChange }: Props) => {
  const translate = useTranslate();
  return (
    <TextBox
      autoFocus
      required
      type="password"
      name="password"
      autoComplete="current-password"
      label={translate('settings.passwordNow')}
      help={translate('settings.passwordWhy')}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
};
