import type { AtcRate } from '#domain/settlement/atc.ts';
import type { SettingValues, ValueSetting } from '#domain/settlement/settings/settingKinds.ts';
import { columnsOf } from '../db/columns/columnsOf.ts';
import { day, decimal, flag, id, int, json, text } from '../db/columns/kinds.ts';
import type { Tx } from '../db/context.ts';

/** A version of a setting as settlement takes it over. */
export interface HeldSetting<K extends ValueSetting> {
  id: string;
  version: number;
  /** From this day (YYYY-MM-DD) on, until the next one begins. */
  fromDay: string;
  isReplaced: boolean;
  values: SettingValues[K];
  signatureFileId: string | null;
}

type Row = Omit<HeldSetting<ValueSetting>, 'values'> & { values: unknown };
const HELD = columnsOf<Row>('setting_version s')({
  id: id('s.id'),
  version: int('s.version'),
  fromDay: day('s.from_day'),
  isReplaced: flag('s.replaced_by is not null'),
  values: json('s.values'),
  signatureFileId: id('s.signature_file_id'),
});
const ON = `select ${HELD.select} from setting_version s
  where s.kind = $1 and s.from_day <= $2 and s.replaced_by is null order by s.from_day desc limit 1`;
const ALL = `select ${HELD.select} from setting_version s where s.kind = $1 and s.replaced_by is null order by s.from_day`;

// Only what the contract has read is written there.
const heldOf = <K extends ValueSetting>(_kind: K, row: Row) => row as HeldSetting<K>;

/** The version of a setting that holds on a business day (YYYY-MM-DD); null before the first. Of staff and jobs: others see none. */
export const settingOn = async <K extends ValueSetting>(
  tx: Pick<Tx, 'query'>,
  kind: K,
  onDay: string,
): Promise<HeldSetting<K> | null> => {
  const [row] = await HELD.read(tx, { name: 'setting-on', text: ON, values: [kind, onDay] });
  return row ? heldOf(kind, row) : null;
};

/** All versions of a setting that hold or will, the oldest first: for many days at once, by `versionOn` of the domain. */
export const settingVersions = async <K extends ValueSetting>(
  tx: Pick<Tx, 'query'>,
  kind: K,
): Promise<HeldSetting<K>[]> => {
  const rows = await HELD.read(tx, { name: 'settings-all', text: ALL, values: [kind] });
  return rows.map((row) => heldOf(kind, row));
};

/** A tax code with its row. */
export type HeldAtcRate = AtcRate & { id: string };
const ATC = columnsOf<HeldAtcRate>('atc_rate a')({
  id: id('a.id'),
  code: text('a.code'),
  product: text('a.product'),
  payeeKind: text('a.payee_kind'),
  percent: decimal('a.percent'),
  basePercent: decimal('a.base_percent'),
  from: day('a.from_day'),
  to: day('a.to_day'),
});
const ATC_ON = `select ${ATC.select} from atc_rate a
  where a.from_day <= $1 and (a.to_day is null or a.to_day >= $1) order by a.product, a.payee_kind`;

/** The tax codes that hold on a business day (YYYY-MM-DD), at most one a product and kind of payee; `atcOn` of the domain chooses. */
export const atcRatesOn = (tx: Pick<Tx, 'query'>, onDay: string): Promise<HeldAtcRate[]> =>
  ATC.read(tx, { name: 'atc-on', text: ATC_ON, values: [onDay] });
