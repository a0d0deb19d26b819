import EditIcon from '@mui/icons-material/EditOutlined';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { manilaDate } from '#domain/day.ts';
import { pathOf } from '#domain/pages.ts';
import { slugOf, type ValueSetting } from '#domain/settlement/settings/settingKinds.ts';
import { versionOn } from '#domain/settlement/settings/versions.ts';
import { Answered } from '../../components/admin/Answered.tsx';
import { Can } from '../../components/admin/Can.tsx';
import { FormLink } from '../../components/admin/viewing/FormLink.tsx';
import { SettingHead } from './SettingHead.tsx';
import { SettingToday } from './SettingToday.tsx';
import {
  type SettingVersions,
  useSeesVersions,
  useSetting,
  useToday,
  useVersions,
} from './settingQueries.ts';
import { VersionList } from './VersionList.tsx';
import { WaitingNote } from './WaitingNote.tsx';

/** What holds, is planned and held, for staff. */
const Versions = ({ kind, versions }: { kind: ValueSetting; versions: SettingVersions }) => {
  const all = versions.list.map((one) => ({ ...one, isReplaced: one.replacedByVersion !== null }));
  const held = versionOn(all, manilaDate(new Date()));
  return (
    <>
      {versions.request && <WaitingNote request={versions.request} />}
      <SettingToday
        kind={kind}
        fromDay={held?.fromDay ?? null}
        values={{ ...held?.values, signatureFileId: held?.signatureFileId ?? null }}
        isCut={false}
      />
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

const Change = ({ kind }: { kind: ValueSetting }) => (
  <Can anyOf={['FM_EDIT_RS']}>
    <FormLink
      to={pathOf('reportSettingEdit', { setting: slugOf(kind) })}
      variant="contained"
      startIcon={<EditIcon />}
    >
      {useTranslate()('reportSettings.change')}
    </FormLink>
  </Can>
);

/** One setting: what holds today, what is planned, and how it came to be so. */
export const ReportSettingPage = () => {
  const kind = useSetting();
  const Body = useSeesVersions() ? ForStaff : ForOthers;
  return (
    <Stack spacing={2} sx={{ maxWidth: 960 }}>
      <SettingHead kind={kind} actions={<Change kind={kind} />} />
      <Body key={kind} kind={kind} />
    </Stack>
  );
};
