import Stack from '@mui/material/Stack';
import { useParams } from 'react-router-dom';
import { manilaDate } from '#domain/day.ts';
import {
  settingOfSlug,
  VALUE_SETTINGS,
  type ValueSetting,
} from '#domain/settlement/settings/settingKinds.ts';
import { versionOn } from '#domain/settlement/settings/versions.ts';
import { Answered } from '../../components/admin/Answered.tsx';
import { SettingHead } from './SettingHead.tsx';
import { SettingToday } from './SettingToday.tsx';
import { type SettingVersions, useSeesVersions, useToday, useVersions } from './settingQueries.ts';
import { VersionList } from './VersionList.tsx';

/** What holds, is planned and held, for staff. */
const Versions = ({ kind, versions }: { kind: ValueSetting; versions: SettingVersions }) => {
  const all = versions.list.map((one) => ({ ...one, isReplaced: one.replacedByVersion !== null }));
  const held = versionOn(all, manilaDate(new Date()));
  return (
    <>
      <SettingToday kind={kind} fromDay={held?.fromDay ?? null} values={held?.values ?? {}} isCut={false} />
      <VersionList kind={kind} versions={versions} />
    </>
  );
};

const ForStaff = ({ kind }: { kind: ValueSetting }) => (
  <Answered query={useVersions(kind)}>{(versions) => <Versions kind={kind} versions={versions} />}</Answered>
);

/** What people see by whose rules they are paid. */
const ForOthers = ({ kind }: { kind: ValueSetting }) => (
  <Answered query={useToday(kind)}>
    {(today) => <SettingToday kind={kind} fromDay={today.fromDay} values={today} isCut />}
  </Answered>
);

/** The setting that the address names. */
const useSetting = (): ValueSetting => {
  const named = settingOfSlug(useParams().setting ?? '');
  return VALUE_SETTINGS.find((one) => one === named) ?? 'COMPUTATION';
};

/** One setting: what holds today, what is planned, and how it came to be so. */
export const ReportSettingPage = () => {
  const kind = useSetting();
  const Body = useSeesVersions() ? ForStaff : ForOthers;
  return (
    <Stack spacing={2} sx={{ maxWidth: 960 }}>
      <SettingHead kind={kind} />
      <Body key={kind} kind={kind} />
    </Stack>
  );
};
