import { monthWords } from '#domain/settlement/protection/monthWords.ts';
import { useLanguage } from '../../useLanguage.ts';
import { useListQuery } from '../useListStatus.ts';
import { FoundName } from './FoundName.tsx';
import { type FilterDef, withChoice } from './filterDefs.ts';
import { PlaceName } from './PlaceName.tsx';
import { SetFilter } from './SetFilter.tsx';

/** One filter of a list. */
export const FilterChip = ({ def }: { def: FilterDef }) => {
  const { values, setValues } = useListQuery();
  const language = useLanguage();
  const words = (text: string) => {
    if (def.kind === 'months') return text.replace(/\d{4}\/\d{2}/g, (month) => monthWords(month, language));
    if (def.kind === 'place') return <PlaceName />;
    return def.kind === 'found' ? <FoundName def={def} id={text} /> : text;
  };
  return (
    <SetFilter
      def={def}
      values={values}
      words={words}
      onSet={(value) => setValues(withChoice(values, def, value))}
    />
  );
};
