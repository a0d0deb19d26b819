import { formatMobile, normalizeMobile } from '#domain/formats/mobile.ts';
import { bound } from './bound.tsx';
import { TextBox, type TextBoxProps } from './TextBox.tsx';

const typed = (value: string | null | undefined): string =>
  value && /^63\d{10}$/.test(value) ? formatMobile(value) : (value ?? '');

/**
 * A mobile number: typed in any usual form, shown as (63) 917 123 4567 and kept as 639171234567 once the field is left. What is none,
 * as a landline where that may stand, is kept as it was typed.
 */
const MobileBox = ({ value, onChange, onBlur, ...rest }: TextBoxProps) => (
  <TextBox
    {...rest}
    value={typed(value)}
    inputMode="tel"
    autoComplete="tel"
    placeholder="0917 123 4567"
    maxLength={24}
    onChange={onChange}
    onBlur={() => {
      const number = value ? normalizeMobile(value) : null;
      if (number && number !== value) onChange(number);
      onBlur?.();
    }}
  />
);

export const FormMobile = /* @__PURE__ */ bound(MobileBox);
