import type { PasswordOwner } from '#domain/signIn/password.ts';
import type { FieldErrors } from '../ErrorSummary.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';

/** A new password as it is typed twice. */
export interface NewPassword {
  next: string;
  repeated: string;
}

interface Props {
  /** What the two fields are called. */
  labels: { next: string; repeated: string };
  value: NewPassword;
  owner: PasswordOwner;
  errors: FieldErrors;
  onChange: (value: NewPassword) => void;
}

/** The two fields of a new password, with its strength and rules between them. */
export const NewPasswordFields = ({ labels, value, owner, errors, onChange }: Props) => (
  <>
    <PasswordField
      id="newPassword"
      label={labels.next}
      autoComplete="new-password"
      value={value.next}
      error={errors.newPassword}
      onChange={(event) => onChange({ ...value, next: event.target.value })}
    />
    <PasswordStrength password={value.next} owner={owner} />
    <PasswordField
      id="repeatPassword"
      label={labels.repeated}
      autoComplete="new-password"
      value={value.repeated}
      error={errors.repeatPassword}
      onChange={(event) => onChange({ ...value, repeated: event.target.value })}
    />
  </>
);
