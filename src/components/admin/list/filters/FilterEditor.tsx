import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isDateString } from '#domain/day.ts';
import { lazyPage } from '../../../../public/loading/lazyPage.ts';
import { PartBoundary } from '../../../shell/PageBoundary.tsx';
import { TextBox } from '../../../ui/fields/TextBox.tsx';
import { amountMistakes } from './amountRange.ts';
import { choicesOf, type FilterDef, type FilterValues, partOf } from './filterDefs.ts';

// A type-ahead is a tenth of MUI, ranges of days bring the sums of the calendar, and both stand in few filters.
const PlacePart = lazyPage(async () => ({ default: (await import('./PlacePart.tsx')).PlacePart }));
const FoundPart = lazyPage(async () => ({ default: (await import('./FoundPart.tsx')).FoundPart }));
const DaysPart = lazyPage(async () => ({ default: (await import('./DaysPart.tsx')).DaysPart }));
const AmountsPart = lazyPage(async () => ({ default: (await import('./AmountsPart.tsx')).AmountsPart }));
const MonthsPart = lazyPage(async () => ({ default: (await import('./MonthsPart.tsx')).MonthsPart }));

interface PartProps {
  def: FilterDef;
  value: unknown;
  /** All that are set. */
  values: FilterValues;
  onChange: (value: unknown) => void;
  /** Takes effect at once. */
  onApply: (value: unknown) => void;
}

const Choices = ({ def, value, onChange }: PartProps) => {
  const translate = useTranslate();
  if (def.kind !== 'choices') return null;
  const chosen = choicesOf(value);
  return def.options.map((option) => (
    <FormControlLabel
      key={option.value}
      label={translate(option.label, { _: option.label })}
      control={
        <Checkbox
          size="small"
          checked={chosen.includes(option.value)}
          onChange={(_, on) =>
            onChange(on ? [...chosen, option.value] : chosen.filter((code) => code !== option.value))
          }
        />
      }
    />
  ));
};

const Flag = ({ def, value, onChange }: PartProps) => {
  const translate = useTranslate();
  if (def.kind !== 'flag') return null;
  return (
    <RadioGroup value={value ?? ''} onChange={(_, next) => onChange(next)} aria-label={translate(def.label)}>
      <FormControlLabel value="true" control={<Radio size="small" />} label={translate(def.yes)} />
      <FormControlLabel value="false" control={<Radio size="small" />} label={translate(def.no)} />
    </RadioGroup>
  );
};

const Typed = ({ def, value, onChange }: PartProps) => {
  const translate = useTranslate();
  const like = def.kind === 'text';
  return (
    <TextBox
      label={translate(like ? 'list.contains' : 'list.equals')}
      value={like ? partOf(value, 'like') : String(value ?? '')}
      maxLength={like ? 200 : 19}
      onChange={(typed) => onChange(like ? { like: typed } : typed)}
    />
  );
};

const PARTS = {
  choices: Choices,
  flag: Flag,
  text: Typed,
  exact: Typed,
  months: MonthsPart,
  days: DaysPart,
  day: DaysPart,
  amounts: AmountsPart,
  found: FoundPart,
  place: PlacePart,
};

const isMistaken = (def: FilterDef, value: unknown): boolean => {
  if (def.kind === 'amounts') return Object.keys(amountMistakes(value)).length > 0;
  if (def.kind !== 'days' && def.kind !== 'day') return false;
  const [from, to] = [partOf(value, 'gte'), partOf(value, 'lte')];
  return (to || '9') < from || [from, to].some((day) => day !== '' && !isDateString(day));
};

interface Props {
  titleId: string;
  def: FilterDef;
  value: unknown;
  values: FilterValues;
  onApply: (value: unknown) => void;
}

/** Sets the value of one filter; it takes effect with Apply or Enter, a range of days that has a name at once. */
export const FilterEditor = ({ titleId, def, value, values, onApply }: Props) => {
  const translate = useTranslate();
  const [edited, setEdited] = useState<unknown>(value ?? '');
  const Part = PARTS[def.kind];
  const isWrong = isMistaken(def, edited);
  return (
    <Stack
      component="form"
      spacing={1}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) onApply(edited);
      }}
    >
      <Typography id={titleId} variant="subtitle2">
        {translate('list.filterBy', { name: translate(def.label) })}
      </Typography>
      <PartBoundary>
        <Suspense fallback={<Skeleton variant="rounded" height={176} />}>
          <Part def={def} value={edited} values={values} onChange={setEdited} onApply={onApply} />
        </Suspense>
      </PartBoundary>
      <Stack direction="row" spacing={1} sx={{ pt: 1 }}>
        <Button type="submit" variant="contained" size="small" disabled={isWrong}>
          {translate('list.apply')}
        </Button>
        <Button size="small" onClick={() => onApply('')}>
          {translate('list.clear')}
        </Button>
      </Stack>
    </Stack>
  );
};
