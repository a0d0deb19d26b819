import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatDate, isDateString } from '#domain/day.ts';
import { plannedAfter, replacedBy, type Version, versionOn } from '#domain/settlement/settings/versions.ts';
import { useFormSpec } from '../../../components/admin/form/formSpec.tsx';
import type { SettingVersions } from '../settingQueries.ts';

type Planned = Version & SettingVersions['list'][number];

interface Props {
  versions: readonly Planned[];
  /** YYYY-MM-DD in Manila. */
  today: string;
}

/** The values that the form would begin with if the version were the one that holds, empty ones without any; the day is asked for. */
const useValuesOf = () => {
  const { spec } = useFormSpec();
  return (version: Planned | null): [string, unknown][] => {
    const record = { ...version?.values, id: '1', signatureFileId: version?.signatureFileId ?? null };
    return Object.entries(spec.toValues(record)).filter(([name]) => name !== 'fromDay');
  };
};

/**
 * What is planned, inside the form of a setting. The form changes what holds on its first day: where that is not what
 * holds today, the fields that nobody changed take its values, so that a plan is not undone by being left alone.
 */
export const PlanNote = ({ versions, today }: Props) => {
  const translate = useTranslate();
  const { resetField, getValues, formState } = useFormContext();
  const { dirtyFields } = formState;
  const valuesOf = useValuesOf();
  const typed = String(useWatch({ name: 'fromDay' }) ?? '');
  const fromDay = isDateString(typed) && typed > today ? typed : null;
  const held = versionOn(versions, fromDay ?? today);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version that holds brings other values
  useEffect(() => {
    // A draft that is taken up again brings what it followed as if it had been typed.
    for (const [name, defaultValue] of valuesOf(held))
      if (!dirtyFields[name] || JSON.stringify(getValues(name)) === JSON.stringify(defaultValue))
        resetField(name, { defaultValue });
  }, [held?.version]);
  const ended = fromDay ? replacedBy(versions, { fromDay, today }) : plannedAfter(versions, today);
  const isPlanned = held !== null && held.fromDay > today;
  if (!isPlanned && ended.length === 0) return null;
  return (
    <Alert severity="info" role="status">
      {isPlanned && translate('reportSettings.follows', { day: formatDate(held.fromDay) })}{' '}
      {ended.length > 0 &&
        translate('reportSettings.replaces', {
          days: ended.map((one) => formatDate(one.fromDay)).join(', '),
        })}
    </Alert>
  );
};
