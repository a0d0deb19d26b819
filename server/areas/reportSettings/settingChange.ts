import { type SettingCommand, settingCommand } from '#contract/finance/settingShapes.ts';
import { manilaDate } from '#domain/day.ts';
import { settingHandler } from '../../approvals/kind.ts';
import type { Tx } from '../../db/context.ts';
import { fail } from '../../http/errors/fail.ts';
import { addAtc, atcBeside, atcDifferences, endAtc, firstDayOf, readAtc } from './atcChange.ts';
import { addSeries, seriesDifferences } from './seriesChange.ts';
import { versionOfSetting } from './settingRow.ts';
import { valueChange, valueDifferences, valuesBeside, writeVersion } from './valueChange.ts';

const PASSED = {
  en: 'The first day of this has come: refuse it, and ask anew for a later day.',
  fil: 'Dumating na ang unang araw nito: tanggihan ito, at humiling muli para sa mas huling araw.',
};
/** 422: what is closed, or is being closed, stays as it is. */
const mustBeAhead = (isAhead: boolean): void => {
  if (!isAhead) throw fail('rule_setting_day', PASSED);
};

const RAISE = 'update report_setting set version = version + 1 where kind = $1';

const differencesOf = async (tx: Tx, command: SettingCommand) => {
  const change = valueChange(command);
  if (change) return valueDifferences(tx, change);
  if ('addSeries' in command) return seriesDifferences(tx, command.addSeries);
  if ('addAtc' in command) return atcDifferences(tx, command.addAtc);
  if (!('endAtc' in command)) return [];
  const { to } = await readAtc(tx, command.endAtc.id);
  const { toDay } = command.endAtc;
  return to === toDay ? [] : [{ field: 'to', before: to, after: toDay }];
};

const factsOf = async (tx: Tx, command: SettingCommand) => {
  const change = valueChange(command);
  if (change) return valuesBeside(tx, change);
  if ('addAtc' in command) return atcBeside(command.addAtc);
  if (!('endAtc' in command)) return [];
  const row = await readAtc(tx, command.endAtc.id);
  return [{ field: 'code', value: row.code }, ...atcBeside(row), { field: 'from', value: row.from }];
};

/** Another version of a setting, another tax code or series of receipts: it holds from its own day on, and replaces what was planned for then or later. */
export const settingChange = settingHandler({
  name: 'SETTING',
  command: settingCommand,
  delayHours: () => 0,
  lock: async (tx, { setting }) => ({
    version: await versionOfSetting(tx, setting, true),
    isEditable: true,
  }),
  describe: (tx, _, command) => differencesOf(tx, command),
  beside: (tx, _, command) => factsOf(tx, command),
  apply: async (tx, { setting }, command, made) => {
    const today = manilaDate(made.at);
    const change = valueChange(command);
    if (change) {
      mustBeAhead(change.fromDay > today);
      await writeVersion(tx, change, made);
    } else if ('addSeries' in command) {
      mustBeAhead(command.addSeries.fromDay > today);
      await addSeries(tx, command.addSeries, made);
    } else if ('addAtc' in command) {
      mustBeAhead(command.addAtc.fromDay >= (await firstDayOf(tx, command.addAtc, today)));
      await addAtc(tx, command.addAtc, made);
    } else if ('endAtc' in command) {
      mustBeAhead(command.endAtc.toDay >= today);
      await endAtc(tx, command.endAtc, made);
    }
    await tx.query({ name: 'raise-setting', text: RAISE, values: [setting] });
  },
});
