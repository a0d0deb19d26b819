import type { Difference, Fact } from '#contract/approvals.ts';
import type { SettingCommand } from '#contract/finance/settingShapes.ts';
import { addDays, formatDate, manilaDate } from '#domain/day.ts';
import type { ValueSetting } from '#domain/settlement/settings/settingKinds.ts';
import { replacedBy, versionOn } from '#domain/settlement/settings/versions.ts';
import type { Made } from '../../approvals/kind.ts';
import { writtenOf } from '../../db/columns/columnsOf.ts';
import { namesOf, placesOf } from '../../db/columns/definitionOf.ts';
import { day, id, json } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { settingVersions } from '../../settlement/settingOn.ts';

/** New values of a setting from a day on. */
export interface ValueChange {
  kind: ValueSetting;
  fromDay: string;
  values: Readonly<Record<string, unknown>>;
  signatureFileId: string | null;
}

/** The values that a command asks for; null when it is about tax codes or series. */
export const valueChange = (command: SettingCommand): ValueChange | null => {
  if ('computation' in command) {
    const { fromDay, ...values } = command.computation;
    return { kind: 'COMPUTATION', fromDay, values, signatureFileId: null };
  }
  if ('disbursementReport' in command) {
    const { fromDay, ...values } = command.disbursementReport;
    return { kind: 'DISBURSEMENT_REPORT', fromDay, values, signatureFileId: null };
  }
  if ('officialReceipt' in command) {
    const { fromDay, ...values } = command.officialReceipt;
    return { kind: 'OFFICIAL_RECEIPT', fromDay, values, signatureFileId: null };
  }
  if (!('bir2307' in command)) return null;
  const { fromDay, signatureFileId, ...values } = command.bir2307;
  return { kind: 'BIR2307', fromDay, values, signatureFileId };
};

const worded = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);

/** What differs from what would hold on its first day without it, and that day; nothing where nothing does. */
export const valueDifferences = async (
  tx: Tx,
  { kind, fromDay, values, signatureFileId }: ValueChange,
): Promise<Difference[]> => {
  const held = versionOn(await settingVersions(tx, kind), fromDay);
  const before: Readonly<Record<string, unknown>> = {
    ...held?.values,
    signatureFileId: held?.signatureFileId,
  };
  const changed = Object.entries({ ...values, signatureFileId }).flatMap(([field, value]): Difference[] => {
    const one = { field, before: worded(before[field]), after: worded(value) };
    return one.before === one.after ? [] : [one];
  });
  return changed.length ? [...changed, { field: 'fromDay', before: null, after: fromDay }] : [];
};

/** The first days of the planned versions whose place it takes. */
export const valuesBeside = async (tx: Tx, { kind, fromDay }: ValueChange): Promise<Fact[]> => {
  const today = addDays(fromDay, -1);
  const replaced = replacedBy(await settingVersions(tx, kind), { fromDay, today });
  const days = replaced.map((version) => formatDate(version.fromDay));
  return days.length ? [{ field: 'replaces', value: days.join(', ') }] : [];
};

const NEW = writtenOf<{ fromDay: string; signatureFileId: string | null; values: unknown }>(
  'setting_version s',
)({
  fromDay: day('s.from_day'),
  signatureFileId: id('s.signature_file_id'),
  values: json('s.values'),
});
const INSERT = `insert into setting_version (kind, version, checked_at, maker_id, made_by, checker_id, checked_by, ${namesOf(NEW)})
  select $1, coalesce((select max(s.version) from setting_version s where s.kind = $1), 0) + 1, $2, r.maker_id, r.maker,
    r.checker_id, r.checker, ${placesOf(NEW, 4)}
  from approval_request r where r.id = $3 returning id`;
const REPLACE = `update setting_version set replaced_by = $1, replaced_at = $2
  where kind = $3 and id <> $1 and replaced_by is null and from_day >= $4 and from_day > $5`;

/** Writes a new version, agreed by maker and checker of its request; what was planned for its first day or later is replaced by it. */
export const writeVersion = async (
  tx: Tx,
  { kind, fromDay, values, signatureFileId }: ValueChange,
  { requestId, at }: Made,
): Promise<void> => {
  const written = NEW.write({ fromDay, signatureFileId, values: JSON.stringify(values) });
  const told = [kind, at, requestId, ...Object.values(written)];
  const [made] = await tx.query<{ id: string }>({ name: 'insert-setting', text: INSERT, values: told });
  if (!made) throw new Error('A version of a setting was not written');
  const replaced = [made.id, at, kind, fromDay, manilaDate(at)];
  await tx.query({ name: 'replace-settings', text: REPLACE, values: replaced });
};
