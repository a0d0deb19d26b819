import type { Merchant } from '#contract/merchants.ts';
import { daysText } from '#domain/records/daysText.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { Facts } from '../../../components/ui/Facts.tsx';
import { SectionPanel } from './SectionPanel.tsx';

/** When a store is open. */
export const OperatingHours = ({ store: { schedules } }: { store: Merchant }) => {
  const language = useLanguage();
  return (
    <SectionPanel
      page="operatingHours"
      edit="operatingHourEdit"
      section="schedules"
      empty={schedules.length === 0 && 'noHours'}
    >
      <Facts
        facts={schedules.map(({ days, openingHour, closingHour }) => ({
          label: daysText(days)[language],
          value: `${openingHour} – ${closingHour}`,
        }))}
      />
    </SectionPanel>
  );
};
