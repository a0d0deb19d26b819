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
import { lazyPage } from '../../../../public/lazyPage.ts';
import { TextBox } from '../../../ui/fields/TextBox.tsx';
import { choicesOf, type FilterDef, partOf } from './filterDefs.ts';

// Its type-ahead is a tenth of MUI and stands in few filters.
const PlacePart = lazyPage(async () => ({ default: (await import('./PlacePart.tsx')).PlacePart }));
const FoundPart = lazyPage(async () => ({ default: (await import('./FoundPart.tsx')).FoundPart }));

interface PartProps {
  def: FilterDef;
  value: unknown;
  onChange: (value: unknown) => void;
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

const Days = ({ value, onChange }: PartProps) => {
  const translate = useTranslate();
  const [gte, lte] = [partOf(value, 'gte'), partOf(value, 'lte')];
  return (
    <Stack spacing={1.5}>
      <TextBox
        type="date"
        label={translate('list.from')}
        value={gte}
        onChange={(day) => onChange({ gte: day, lte })}
      />
      <TextBox
        type="date"
        label={translate('list.to')}
        value={lte}
        error={gte && lte && lte < gte ? translate('list.rangeReversed') : undefined}
        onChange={(day) => onChange({ gte, lte: day })}
      />
    </Stack>
  );
};

const Day = ({ def, value, onChange }: PartProps) => {
  const translate = useTranslate();
  if (def.kind !== 'day') return null;
  return (
    <TextBox
      type="date"
      label={translate(def.label)}
      value={partOf(value, def.bound)}
      onChange={(day) => onChange({ [def.bound]: day })}
    />
  );
};

const PARTS = {
  choices: Choices,
  flag: Flag,
  text: Typed,
  exact: Typed,
  days: Days,
  day: Day,
  found: FoundPart,
  place: PlacePart,
};

interface Props {
  titleId: string;
  def: FilterDef;
  value: unknown;
  onApply: (value: unknown) => void;
}

/** Sets the value of one filter; it takes effect with Apply or Enter. */
export const FilterEditor = ({ titleId, def, value, onApply }: Props) => {
  const translate = useTranslate();
  const [edited, setEdited] = useState<unknown>(value ?? '');
  const Part = PARTS[def.kind];
  const reversed = def.kind === 'days' && (partOf(edited, 'lte') || '9') < partOf(edited, 'gte');
  return (
    <Stack
      component="form"
      spacing={1}
      onSubmit={(event) => {
        event.preventDefault();
        if (!reversed) onApply(edited);
      }}
    >
      <Typography id={titleId} variant="subtitle2">
        {translate('list.filterBy', { name: translate(def.label) })}
      </Typography>
      <Suspense fallback={<Skeleton variant="rounded" height={176} />}>
        <Part def={def} value={edited} onChange={setEdited} />
      </Suspense>
      <Stack direction="row" spacing={1} sx={{ pt: 1 }}>
        <Button type="submit" variant="contained" size="small" disabled={reversed}>
          {translate('list.apply')}
        </Button>
        <Button size="small" onClick={() => onApply('')}>
          {translate('list.clear')}
        </Button>
      </Stack>
    </Stack>
  );
};
