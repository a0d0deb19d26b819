import { useTranslate } from 'react-admin';
import { RecordTimeline } from '../../../components/admin/audit/RecordTimeline.tsx';
import { useTimeline } from '../../../components/admin/audit/useTimeline.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { Panel } from '../../../components/ui/Panel.tsx';

/** What changed on a promo, field by field, from the audit trail. */
export const TimelinePanel = ({ promoId }: { promoId: string }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const timeline = useTimeline({
    key: ['promo', promoId],
    page: (cursor) => provider.listPromoTimeline(promoId, cursor),
  });
  return (
    <Panel title={translate('promos.section.timeline')} note={translate('promos.timelineIntro')}>
      <RecordTimeline timeline={timeline} />
    </Panel>
  );
};
