import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { DATE_RANGE_NAMES, DATE_RANGES } from '#domain/dates.ts';
import { manilaDate } from '#domain/day.ts';
import { DateBox } from '../../../ui/fields/DateBox.tsx';
import { useLanguage } from '../../useLanguage.ts';
import { type FilterDef, partOf } from './filterDefs.ts';

interface Props {
  def: FilterDef;
  value: unknown;
  onChange: (value: unknown) => void;
  /** Takes effect at once. */
  onApply: (value: unknown) => void;
}

/** From a day to a day, or one of the ranges that have a name. */
const Range = ({ value, onChange, onApply }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const [gte, lte] = [partOf(value, 'gte'), partOf(value, 'lte')];
  const today = manilaDate(new Date());
  return (
    <Stack spacing={1.5}>
      <Stack
        direction="row"
        useFlexGap
        spacing={0.75}
        role="group"
        aria-label={translate('list.ranges')}
        sx={{ flexWrap: 'wrap' }}
      >
        {DATE_RANGE_NAMES.map((name) => {
          const { from, to } = DATE_RANGES[name].of(today);
          const isChosen = from === gte && to === lte;
          return (
            <Chip
              key={name}
              clickable
              size="small"
              variant={isChosen ? 'filled' : 'outlined'}
              color={isChosen ? 'primary' : 'default'}
              aria-pressed={isChosen}
              label={DATE_RANGES[name].label[language]}
              onClick={() => onApply({ gte: from, lte: to })}
            />
          );
        })}
      </Stack>
      <DateBox label={translate('list.from')} value={gte} onChange={(day) => onChange({ gte: day, lte })} />
      <DateBox
        label={translate('list.to')}
        value={lte}
        error={gte && lte && lte < gte ? translate('list.rangeReversed') : undefined}
        onChange={(day) => onChange({ gte, lte: day })}
      />
    </Stack>
  );
};

/** The days that a list is narrowed to: a range, or the one end that the filter is about. */
export const DaysPart = (props: Props) => {
  const translate = useTranslate();
  const { def, value, onChange } = props;
  if (def.kind !== 'day') return <Range {...props} />;
  return (
    <DateBox
      label={translate(def.label)}
      value={partOf(value, def.bound)}
      onChange={(day) => onChange({ [def.bound]: day })}
    />
  );
};
