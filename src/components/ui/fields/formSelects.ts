import { Combobox } from '../Combobox.tsx';
import { SearchCombobox } from '../search/SearchCombobox.tsx';
import { bound } from './bound.tsx';
import { TinBox } from './TinBox.tsx';

/** Further shared fields tied to the form around them; apart from the plain ones, which nearly every page loads. */
export const FormSelect = /* @__PURE__ */ bound(Combobox);
export const FormSearchSelect = /* @__PURE__ */ bound(SearchCombobox);
export const FormTin = /* @__PURE__ */ bound(TinBox);
