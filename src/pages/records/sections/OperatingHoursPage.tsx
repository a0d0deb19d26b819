import { useTranslate } from 'react-admin';
import type { Schedule } from '#contract/shapes/schedule.ts';
import { daysText } from '#domain/records/daysText.ts';
import { OtherRemarks, useSectionRemarks } from '../../../components/admin/records/SectionRemarks.tsx';
import { EditSection, SectionView } from '../../../components/admin/records/SectionView.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { Facts } from '../../../components/ui/Facts.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { EmptyState } from '../../../components/ui/states/EmptyState.tsx';

const Hours = ({ schedules }: { schedules: readonly Schedule[] }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const remarks = useSectionRemarks('schedules');
  const title = translate('records.page.operatingHours');
  const edit = <EditSection page="operatingHourEdit" name={title} />;
  if (schedules.length === 0) {
    return (
      <>
        <OtherRemarks remarks={remarks} fields={[]} />
        <EmptyState title={translate('sections.noHours')} actions={edit} />
      </>
    );
  }
  return (
    <Panel title={title} aside={edit}>
      <OtherRemarks remarks={remarks} fields={[]} />
      <Facts
        facts={schedules.map(({ days, openingHour, closingHour }) => ({
          label: daysText(days)[language],
          value: `${openingHour} – ${closingHour}`,
        }))}
      />
    </Panel>
  );
};

/** When a store is open. */
export const OperatingHoursPage = () => (
  <SectionView>
    {(record) => record.kind === 'merchant' && <Hours schedules={record.schedules} />}
  </SectionView>
);
