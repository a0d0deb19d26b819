import type { SettingCommand } from '#contract/finance/settingShapes.ts';
import { manilaDate } from '#domain/day.ts';
import { type SettingKind, settingLabel } from '#domain/settlement/settings/settingKinds.ts';
import { FROM_TOMORROW } from '#domain/settlement/settings/versions.ts';
import { submitForApproval } from '../../approvals/submitForApproval.ts';
import { badFields } from '../../http/errors/fail.ts';
import { moved, versionOf } from '../../http/versionOf.ts';
import type { Work } from '../../records/lock/work.ts';
import { settingChange } from './settingChange.ts';
import { versionOfSetting } from './settingRow.ts';

/** 400 on `fromDay` for a day before tomorrow, in Manila. */
export const mustBeginTomorrow = ({ deps }: Pick<Work, 'deps'>, fromDay: string): void => {
  if (fromDay <= manilaDate(deps.now())) throw badFields({ fromDay: FROM_TOMORROW });
};

/** Asks a second person for a change of a setting. 428, 409, 422 rule_request_open, rule_unchanged. */
export const askForSetting = async (context: Work, setting: SettingKind, command: SettingCommand) => {
  const { tx } = context;
  const seen = versionOf(context);
  const version = await versionOfSetting(tx, setting, true);
  if (version !== seen) throw moved({ id: '1', version });
  const asked = { kind: settingChange, owner: { setting }, command, baseVersion: version };
  const subjectName = settingLabel[setting].en;
  return {
    data: { version, approvalRequestId: await submitForApproval(context, { ...asked, subjectName }) },
  };
};
