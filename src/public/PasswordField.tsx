import { type KeyboardEvent, useState } from 'react';
import { FormField, type FormFieldProps } from './FormField.tsx';
import { useText } from './text.ts';

/** A password input that can be shown, and says when Caps Lock is on. */
export function PasswordField(props: Omit<FormFieldProps, 'type' | 'end' | 'hint'>) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  const [hasCaps, setCaps] = useState(false);
  const readCaps = (event: KeyboardEvent): void => setCaps(event.getModifierState('CapsLock'));
  return (
    <FormField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      onKeyDown={readCaps}
      onKeyUp={readCaps}
      onBlur={() => setCaps(false)}
      hint={hasCaps ? t('login.capsLock') : null}
      end={
        <button
          type="button"
          className="s-input-button"
          aria-label={isShown ? t('common.hidePassword') : t('common.showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t('common.hide') : t('common.show')}
        </button>
      }
    />
  );
}
