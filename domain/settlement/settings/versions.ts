import type { Sentence } from '../../sentence.ts';

/** What is said of a first day before tomorrow. */
export const FROM_TOMORROW: Sentence = {
  en: 'Choose tomorrow or a later day: days that have begun keep what holds',
  fil: 'Pumili ng bukas o mas huling araw: pinananatili ng mga nagsimulang araw ang umiiral',
};

/** A version of a setting: from its day (YYYY-MM-DD) on until the next one begins. */
export interface Version {
  fromDay: string;
  /** Another one was agreed before it began: it never holds. */
  isReplaced: boolean;
}

/** The version that holds on a business day; null before the first. */
export function versionOn<V extends Version>(versions: readonly V[], day: string): V | null {
  const begun = versions.filter(({ fromDay, isReplaced }) => !isReplaced && fromDay <= day);
  return begun.reduce<V | null>(
    (latest, version) => (latest && latest.fromDay > version.fromDay ? latest : version),
    null,
  );
}

/** The versions that are agreed and have not begun on a day, the next one first. */
export function plannedAfter<V extends Version>(versions: readonly V[], day: string): V[] {
  return versions
    .filter(({ fromDay, isReplaced }) => !isReplaced && fromDay > day)
    .sort((one, other) => (one.fromDay < other.fromDay ? -1 : 1));
}

/** Those that a new version from a day on replaces: they were to begin on it or later, reckoned from what held until then. */
export function replacedBy<V extends Version>(
  versions: readonly V[],
  { fromDay, today }: { fromDay: string; today: string },
): V[] {
  return plannedAfter(versions, today).filter((version) => version.fromDay >= fromDay);
}
