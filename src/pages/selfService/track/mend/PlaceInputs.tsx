import { fieldLabel } from '#domain/applicants/fieldLabel.ts';
import { onlyDigits } from '#domain/formats/digitsOnly.ts';
import { type PlaceLevel, placeChoices } from '../../../../providers/applicant/choices.ts';
import { FormField } from '../../../../public/FormField.tsx';
import { useTrackText } from '../texts/useTrackText.ts';
import { useAsk } from '../useAsk.ts';
import { useLanguage } from '../useLanguage.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import type { FieldInputProps } from './fieldInputProps.ts';
import { PLACE_PARTS, STREET_PARTS } from './typed.ts';

/** The level that a level lies in. */
const PARENT: Readonly<Record<PlaceLevel, PlaceLevel | null>> = {
  regionId: null,
  provinceId: 'regionId',
  municipalityId: 'provinceId',
  subMunicipalityId: 'municipalityId',
  barangayId: 'municipalityId',
  zipCodeId: 'municipalityId',
};

const LEVELS = PLACE_PARTS.filter((part): part is PlaceLevel => part !== 'zipTyped');

type Places = Readonly<Record<(typeof PLACE_PARTS)[number], string>>;

interface LevelProps {
  id: string;
  level: PlaceLevel;
  places: Places;
  error: string | null;
  onChosen: (level: keyof Places, value: string) => void;
}

function Level({ id, level, places, error, onChosen }: LevelProps) {
  const t = useTrackText();
  const above = PARENT[level];
  const parent = above ? places[above] : '';
  const part = level === 'barangayId' ? places.subMunicipalityId : '';
  const choices = useAsk(`${level} ${parent} ${part}`, async () =>
    above === null || parent ? placeChoices(level, parent, part) : [],
  );
  // Only the City of Manila is cut into districts.
  if (level === 'subMunicipalityId' && !choices.data?.length) return null;
  if (level === 'zipCodeId' && parent && choices.data?.length === 0)
    return (
      <FormField
        id={id}
        label={t('mend.zipTyped')}
        hint={t('mend.zipHint')}
        inputMode="numeric"
        autoComplete="off"
        value={places.zipTyped}
        error={error}
        onChange={({ target }) => onChosen('zipTyped', onlyDigits(target.value).slice(0, 4))}
      />
    );
  return (
    <ChoiceInput
      id={id}
      label={t(`mend.${level}`)}
      value={places[level]}
      choices={choices}
      error={error}
      onChosen={(value) => onChosen(level, value)}
    />
  );
}

/** Where something is, from the region down: what lies below another choice is chosen anew. */
export function PlaceInputs({ id, field, typed, sent, error, partErrors, onTyped }: FieldInputProps) {
  const t = useTrackText();
  const language = useLanguage();
  const places = Object.fromEntries(
    PLACE_PARTS.map((level) => [level, typed[`${field}.${level}`] ?? '']),
  ) as Places;
  const errorOf = (part: string) => partErrors[`${field}.${part}`] ?? null;
  const choose = (level: keyof Places, value: string) => {
    // A ZIP code does not hang on the barangay.
    const isOnItsOwn = level === 'barangayId' || level === 'zipCodeId' || level === 'zipTyped';
    const below = isOnItsOwn ? [] : PLACE_PARTS.slice(PLACE_PARTS.indexOf(level) + 1);
    const cleared = Object.fromEntries(below.map((lower) => [`${field}.${lower}`, '']));
    onTyped({ ...typed, ...cleared, [`${field}.${level}`]: value });
  };
  return (
    <fieldset className="s-group">
      <legend>{fieldLabel(field)[language]}</legend>
      {sent.isSameAddress === true && <p className="s-hint">{t('mend.ownAddress')}</p>}
      {error && <p className="s-field-error">{error}</p>}
      {LEVELS.map((level) => (
        <Level
          key={level}
          id={`${id}-${level}`}
          level={level}
          places={places}
          error={errorOf(level) ?? (level === 'zipCodeId' ? errorOf('zipTyped') : null)}
          onChosen={choose}
        />
      ))}
      {STREET_PARTS.map((part) => (
        <FormField
          key={part}
          id={`${id}-${part}`}
          label={t(`mend.${part}`)}
          autoComplete="off"
          value={typed[`${field}.${part}`] ?? ''}
          error={errorOf(part)}
          onChange={({ target }) => onTyped({ ...typed, [`${field}.${part}`]: target.value })}
        />
      ))}
    </fieldset>
  );
}
