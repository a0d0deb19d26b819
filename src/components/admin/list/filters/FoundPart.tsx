import { useTranslate } from 'react-admin';
import { SearchCombobox } from '../../../ui/search/SearchCombobox.tsx';
import { choicesOf, type FilterDef, type FilterValues, type FoundFilter } from './filterDefs.ts';
import { useFoundName } from './useFoundName.ts';

interface Props {
  def: FilterDef;
  value: unknown;
  values: FilterValues;
  onChange: (value: unknown) => void;
}

const Found = ({ def, value, values, onChange }: Props & { def: FoundFilter }) => {
  const translate = useTranslate();
  const id = choicesOf(value)[0] ?? null;
  const name = useFoundName(def, id);
  return (
    <SearchCombobox
      label={translate(def.label)}
      value={id}
      known={id && name ? { value: id, label: name } : null}
      search={(text) => def.search(text, values)}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
};

/** Sets a filter to one of those that fit what is typed. */
export const FoundPart = ({ def, ...props }: Props) =>
  def.kind === 'found' ? <Found def={def} {...props} /> : null;
