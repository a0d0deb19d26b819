import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type {
  Bir2307Body,
  ComputationBody,
  DisbursementReportBody,
  OfficialReceiptBody,
} from '#contract/finance/settingShapes.ts';
import { manilaDate } from '#domain/day.ts';
import { pathOf } from '#domain/pages.ts';
import { pathOfSetting } from '#domain/settlement/settings/pathOfSetting.ts';
import { settingLabel, type ValueSetting } from '#domain/settlement/settings/settingKinds.ts';
import { versionOn } from '#domain/settlement/settings/versions.ts';
import { Answered } from '../../../components/admin/Answered.tsx';
import { FormPage } from '../../../components/admin/form/FormPage.tsx';
import { PageHeader } from '../../../components/admin/PageHeader.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { mayOpen } from '../../../components/shell/menuTable.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { useSettingLabel } from '../settingFacts.ts';
import { SETTINGS_KEY, type SettingVersions, useSetting, useVersions } from '../settingQueries.ts';
import { WaitingNote } from '../WaitingNote.tsx';
import { PlanNote } from './PlanNote.tsx';
import { SamplePanel } from './SamplePanel.tsx';
import { SettingInputs } from './SettingInputs.tsx';
import { settingSpec } from './settingSpec.ts';

/** Sends what was typed of a setting, as its schema has read it. */
const useSend = (kind: ValueSetting) => {
  const provider = useSukiDataProvider();
  return (body: object, version: number) => {
    if (kind === 'COMPUTATION') return provider.saveComputation(body as ComputationBody, version);
    if (kind === 'OFFICIAL_RECEIPT')
      return provider.saveOfficialReceipts(body as OfficialReceiptBody, version);
    return kind === 'BIR2307'
      ? provider.saveBir2307(body as Bir2307Body, version)
      : provider.saveDisbursementReport(body as DisbursementReportBody, version);
  };
};

const Form = ({ kind, versions }: { kind: ValueSetting; versions: SettingVersions }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const send = useSend(kind);
  const labelOf = useSettingLabel(kind);
  const today = manilaDate(new Date());
  const all = versions.list.map((one) => ({ ...one, isReplaced: one.replacedByVersion !== null }));
  const held = versionOn(all, today);
  const record = {
    ...held?.values,
    ...{ id: '1', version: versions.version, signatureFileId: held?.signatureFileId ?? null },
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words and ways of a page stay as it opened
  const spec = useMemo(
    () =>
      settingSpec(kind, {
        ...{ language, today, labelOf },
        saved: translate('reportSettings.asked'),
        send: async (body, onto) => ({ ...(await send(body, onto.version)), id: '1' }),
      }),
    [kind, language, today],
  );
  const user = useUser();
  // Whoever edits may hold no right to look: their request is among the approvals.
  const page = pathOfSetting(kind);
  const back = mayOpen(page, user) ? page : `${pathOf('approvalList')}?tab=mine`;
  const done = () => {
    void client.invalidateQueries({ queryKey: SETTINGS_KEY });
    navigate(back);
  };
  return (
    <RecordContextProvider value={record}>
      <FormPage
        spec={spec}
        title={settingLabel[kind][language]}
        intro={translate('reportSettings.editIntro')}
        saveLabel={translate('reportSettings.ask')}
        cancelTo={back}
        onDone={done}
      >
        <PlanNote versions={all} today={today} />
        <SettingInputs kind={kind} />
        {kind === 'COMPUTATION' && <SamplePanel />}
      </FormPage>
    </RecordContextProvider>
  );
};

/** Asks for another version of a setting: it waits for somebody else, and holds from its day on. */
export const ReportSettingEditPage = () => {
  const language = useLanguage();
  const kind = useSetting();
  return (
    <Answered query={useVersions(kind)}>
      {(versions) =>
        versions.request ? (
          <Stack spacing={2} sx={{ maxWidth: 720 }}>
            <PageHeader title={settingLabel[kind][language]} />
            <WaitingNote request={versions.request} />
          </Stack>
        ) : (
          <Form key={kind} kind={kind} versions={versions} />
        )
      }
    </Answered>
  );
};
