import Box from '@mui/material/Box';
import { type ComponentType, useEffect, useState } from 'react';
import { Combobox } from '../Combobox.tsx';
import { useUiLanguage, useUiTexts } from '../uiTexts.tsx';
import { useOptions } from '../useOptions.ts';
import {
  afterChange,
  firstMissing,
  isGiven,
  LEVELS,
  type Level,
  levelNames,
  type PlaceLoaders,
  type PlaceValues,
  parentKey,
} from './placeLevels.ts';

interface Props {
  value: PlaceValues;
  onChange: (value: PlaceValues) => void;
  /** Where the choices come from; this component knows no network. */
  load: Partial<PlaceLoaders>;
  errors?: Partial<Record<Level, string>>;
  disabled?: boolean;
  /** How deep it goes; all the way to the ZIP code when it is not said. */
  levels?: readonly Level[];
  /** One field below the other, where there is little room. */
  stacked?: boolean;
  /** Takes the ZIP code of a town that has none to choose; without it the choices are empty there. */
  TypedZip?: ComponentType<TypedZipProps>;
}

export interface TypedZipProps {
  value: string | null;
  onChange: (typed: string) => void;
  error?: string;
  disabled?: boolean;
}

interface LevelProps extends Props {
  level: Level;
  /** A place was chosen here: what it leaves no choice of is filled in. */
  fills: boolean;
  onFill: (value: PlaceValues) => void;
}

const PlaceLevel = (props: LevelProps) => {
  const { level, value, onChange, load, errors, disabled, fills, onFill, TypedZip } = props;
  const texts = useUiTexts();
  const names = levelNames(useUiLanguage());
  const key = parentKey(level, value);
  const { options, status, retry } = useOptions(
    key,
    async (signal) => (await load[level]?.(value, signal)) ?? [],
  );
  const only = level === 'zipCode' && options.length === 1 ? options[0] : undefined;
  const fill = fills && only && !value.zipCode ? only.value : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: filled in once, when the choices are there
  useEffect(() => {
    if (fill) onFill(afterChange(value, level, fill));
  }, [fill]);
  const isTyped = level === 'zipCode' && key !== null && options.length === 0 && status !== 'failed';
  if (TypedZip && isTyped && (value.zipTyped || status === 'ready'))
    return (
      <TypedZip
        value={value.zipTyped ?? null}
        onChange={(zipTyped) => onChange({ ...value, zipCode: null, zipTyped })}
        error={errors?.zipCode}
        disabled={disabled}
      />
    );
  return (
    <Combobox
      label={names[level]}
      value={value[level]}
      options={options}
      status={status}
      onRetry={retry}
      disabled={disabled || key === null}
      placeholder={
        key === null ? texts.chooseFirst.replace('%{field}', names[firstMissing(value)]) : undefined
      }
      error={errors?.[level]}
      onChange={(chosen) =>
        onChange(
          afterChange(
            value,
            level,
            chosen,
            options.find((row) => row.value === chosen),
          ),
        )
      }
    />
  );
};

/**
 * Region → province → city → (City of Manila only) sub-municipality → barangay → ZIP code. A change clears what hangs below it
 * and says which fields it cleared.
 */
export const PlaceCascade = (props: Props) => {
  const { value, onChange, levels = LEVELS, stacked } = props;
  const { placesCleared } = useUiTexts();
  const names = levelNames(useUiLanguage());
  const [cleared, setCleared] = useState<{ by: Level; levels: readonly Level[] }>();
  const [fills, setFills] = useState(false);
  const shown = levels.filter((level) => level !== 'subMunicipality' || value.hasSubMunicipalities);
  const change = (next: PlaceValues) => {
    const by = levels.find((level) => next[level] !== value[level]);
    const lost = levels.filter((level) => level !== by && isGiven(value, level) && !isGiven(next, level));
    setCleared(by && lost.length > 0 ? { by, levels: lost } : undefined);
    setFills(parentKey('zipCode', next) !== parentKey('zipCode', value) || fills);
    onChange(next);
  };
  const gone = cleared?.levels.map((level) => names[level]).join(', ') ?? '';
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: stacked ? '1fr' : '1fr 1fr' } }}
    >
      {shown.map((level) => (
        <PlaceLevel key={level} {...props} level={level} fills={fills} onFill={onChange} onChange={change} />
      ))}
      <Box role="status" sx={{ gridColumn: '1 / -1', typography: 'body2', color: 'warning.main' }}>
        {cleared && placesCleared.replace('%{field}', names[cleared.by]).replace('%{fields}', gone)}
      </Box>
    </Box>
  );
};
