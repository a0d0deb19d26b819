import type { SettingVersion } from '#contract/finance/reportSettings.ts';
import { versionOn } from '#domain/settlement/settings/versions.ts';

/** How a version stands on a day. */
export type VersionStanding = 'planned' | 'today' | 'before' | 'replaced';

/** A version with how it stands and with the one that it came after. */
export interface PlacedVersion {
  version: SettingVersion;
  standing: VersionStanding;
  /** What held, or would have, without it; null for the first. */
  previous: SettingVersion | null;
}

const withReplaced = (version: SettingVersion) => ({
  ...version,
  isReplaced: version.replacedByVersion !== null,
});

/** Versions, the newest day first, as they stand on a day (YYYY-MM-DD). */
export function placedVersions(list: readonly SettingVersion[], today: string): PlacedVersion[] {
  const all = list.map(withReplaced);
  const holding = versionOn(all, today)?.version;
  const standingOf = ({ version, fromDay, isReplaced }: (typeof all)[number]): VersionStanding => {
    if (isReplaced) return 'replaced';
    if (fromDay > today) return 'planned';
    return version === holding ? 'today' : 'before';
  };
  return list.map((version, at) => {
    const one = withReplaced(version);
    // What was agreed later did not stand beside it yet.
    const others = all.filter(
      (other) => other.version < version.version && other.version !== version.version,
    );
    const before = versionOn(
      others.map((other) => ({ ...other, isReplaced: isGoneBefore(other, version) })),
      version.fromDay,
    );
    return { version: list[at] ?? version, standing: standingOf(one), previous: before };
  });
}

/** Whether a version had been replaced when another one was agreed. */
const isGoneBefore = ({ replacedByVersion }: SettingVersion, { version }: SettingVersion): boolean =>
  replacedByVersion !== null && replacedByVersion <= version;
