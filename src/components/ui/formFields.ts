import { bound } from './bound.tsx';
import { Combobox } from './Combobox.tsx';
import { DigitsField } from './DigitsField.tsx';
import { SwitchField } from './SwitchField.tsx';
import { TextBox } from './TextBox.tsx';
import { TinField } from './TinField.tsx';

/** The shared fields tied to the form around them by their `name`. */
export const FormText = /* @__PURE__ */ bound(TextBox);
export const FormDigits = /* @__PURE__ */ bound(DigitsField);
export const FormTin = /* @__PURE__ */ bound(TinField);
export const FormCombobox = /* @__PURE__ */ bound(Combobox);
export const FormSwitch = /* @__PURE__ */ bound(SwitchField);
