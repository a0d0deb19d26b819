import type { SettingVersion } from '#contract/finance/reportSettings.ts';
import type { SettingValues, ValueSetting } from '#domain/settlement/settings/settingKinds.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { day, id, instant, int, json, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';

type Row = Omit<Required<SettingVersion>, 'values'> & { values: unknown };
/** A version of a setting of this kind, as staff see it. */
export type VersionOf<K extends ValueSetting> = Omit<Row, 'values'> & { values: SettingValues[K] };

const FROM = 'setting_version s left join setting_version n on n.id = s.replaced_by';
const VERSION = columnsOf<Row>(FROM)({
  version: int('s.version'),
  fromDay: day('s.from_day'),
  madeBy: text('s.made_by'),
  checkedBy: text('s.checked_by'),
  dtimeChecked: instant('s.checked_at'),
  replacedByVersion: int('n.version'),
  dtimeReplaced: instant('s.replaced_at'),
  signatureFileId: id('s.signature_file_id'),
  values: json('s.values'),
});
const READ = `select ${VERSION.select} from ${FROM} where s.kind = $1 order by s.from_day desc, s.version desc`;

/** Every version of a setting, also those that were replaced, the newest day first. */
export const readVersions = async <K extends ValueSetting>(tx: Tx, kind: K): Promise<VersionOf<K>[]> => {
  const rows = await VERSION.read(tx, { name: 'setting-versions', text: READ, values: [kind] });
  return rows as VersionOf<K>[];
};
