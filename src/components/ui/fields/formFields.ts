import { bound } from './bound.tsx';
import { DateBox } from './DateBox.tsx';
import { SwitchBox } from './SwitchBox.tsx';
import { TextBox } from './TextBox.tsx';

/** The shared fields tied to the form around them by their `name`. */
export const FormText = /* @__PURE__ */ bound(TextBox);
export const FormDate = /* @__PURE__ */ bound(DateBox);
export const FormSwitch = /* @__PURE__ */ bound(SwitchBox);
