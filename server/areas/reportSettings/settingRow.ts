import type { ApprovalRequest } from '#contract/approvals.ts';
import { manilaDate } from '#domain/day.ts';
import type { SettingKind, SettingValues, ValueSetting } from '#domain/settlement/settings/settingKinds.ts';
import { REQUEST } from '../../approvals/requestColumns.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { day, int, json } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { notFound } from '../../http/errors/fail.ts';
import { settingOn } from '../../settlement/settingOn.ts';

/** 404 for another id than the one that every setting has. */
export const mustBeTheOne = (id: string): void => {
  if (id !== '1') throw notFound();
};

interface Cut {
  version: number;
  fromDay: string;
  values: unknown;
}
const CUT = columnsOf<Cut>(`seen_setting('COMPUTATION', '2026-01-01') s`)({
  version: int('s.version'),
  fromDay: day('s.from_day'),
  values: json('s.values'),
});
const SEEN = `select ${CUT.select} from seen_setting($1, $2) s`;

/** What a reader sees of the setting that holds today: people of partners what the database gives them, staff all of it. */
export interface SeenSetting<K extends ValueSetting> {
  fromDay: string;
  values: Partial<SettingValues[K]>;
  signatureFileId: string | null;
}

/** The setting that holds today, as its reader sees it; null where nothing is set yet. */
export const seenSetting = async <K extends ValueSetting>(
  tx: Tx,
  kind: K,
  { user, now }: { user: Pick<SignedIn, 'type'>; now: Date },
): Promise<SeenSetting<K> | null> => {
  const today = manilaDate(now);
  if (user.type === 'INTERNAL') return settingOn(tx, kind, today);
  const [row] = await CUT.read(tx, { name: 'seen-setting', text: SEEN, values: [kind, today] });
  return row
    ? { fromDay: row.fromDay, values: row.values as Partial<SettingValues[K]>, signatureFileId: null }
    : null;
};

const VERSION = columnsOf<{ version: number }>('report_setting r')({ version: int('r.version') });
const READ_VERSION = `select ${VERSION.select} from report_setting r where r.kind = $1`;

/** How often a setting was changed, which a change of it names. `lock` keeps others from it until the transaction ends. */
export const versionOfSetting = async (tx: Tx, kind: SettingKind, lock = false): Promise<number> => {
  const [row] = await VERSION.read(
    tx,
    lock
      ? { name: 'lock-setting', text: `${READ_VERSION} for no key update`, values: [kind] }
      : { name: 'setting-version', text: READ_VERSION, values: [kind] },
  );
  if (!row) throw new Error(`There is no setting ${kind}`);
  return row.version;
};

const OPEN = `select ${REQUEST.select} from approval_request a where a.setting = $1 and a.state in ('PENDING', 'SCHEDULED')`;

/** How a setting stands: the change that waits, and the version that a change of it names. */
export const standingOfSetting = async (
  tx: Tx,
  kind: SettingKind,
): Promise<{ version: number; request: ApprovalRequest | null }> => {
  const version = await versionOfSetting(tx, kind);
  const [request] = await REQUEST.read(tx, { name: 'request-of-setting', text: OPEN, values: [kind] });
  return { version, request: request ?? null };
};
