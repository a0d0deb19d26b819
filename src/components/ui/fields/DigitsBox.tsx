import { isAllowedKey, onlyDigits } from '#domain/formats/digitsOnly.ts';
import { TextBox, type TextBoxProps } from './TextBox.tsx';

/** A text field that takes digits only, typed or pasted. */
export const DigitsBox = ({ onChange, maxLength, ...rest }: TextBoxProps) => (
  <TextBox
    {...rest}
    inputMode="numeric"
    onKeyDown={(event) => {
      if (!event.nativeEvent.isComposing && !isAllowedKey(event)) event.preventDefault();
    }}
    onChange={(typed) => onChange(onlyDigits(typed).slice(0, maxLength))}
  />
);
