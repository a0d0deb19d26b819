import { useTranslate } from 'react-admin';
import { RecordTimeline } from '../../../components/admin/audit/RecordTimeline.tsx';
import { useTimeline } from '../../../components/admin/audit/useTimeline.ts';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { useRecordOwner } from '../../../components/admin/records/useRecordOwner.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { Panel } from '../../../components/ui/Panel.tsx';

/** What changed on a partner or store, field by field, from the audit trail. */
export const TimelinePage = () => {
  const translate = useTranslate();
  const dataProvider = useSukiDataProvider();
  const { kind, recordId } = useRecordShell();
  const owner = useRecordOwner();
  const timeline = useTimeline({
    key: [kind, recordId],
    isReady: owner !== null,
    page: (cursor) =>
      dataProvider.listRecordTimeline(owner?.partnerId ?? '', owner?.merchantId ?? null, cursor),
  });
  return (
    <Panel title={translate('records.page.recordTimeline')} note={translate('records.timelineIntro')}>
      <RecordTimeline timeline={timeline} />
    </Panel>
  );
};
