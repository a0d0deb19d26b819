import { useTranslate } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { useField } from '../../components/ui/fields/Fields.tsx';
import { SwitchBox } from '../../components/ui/fields/SwitchBox.tsx';
import { requiresFactorIn } from './roleForm.ts';

/** Whether people with the role sign in with a second factor; of a new role on by itself where it grants what needs one. */
export const RequiresFactorInput = () => {
  const translate = useTranslate();
  const { label, name } = useField('requiresSecondFactor');
  const { field, fieldState } = useController({ name });
  const values = useWatch();
  return (
    <SwitchBox
      label={label}
      help={translate('resources.accessRoles.requiresSecondFactorHelp')}
      value={requiresFactorIn(values)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  );
};
