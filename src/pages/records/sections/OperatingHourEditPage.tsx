import { useTranslate } from 'react-admin';
import { SectionForm } from '../../../components/admin/records/sections/SectionForm.tsx';
import { ScheduleFields } from '../../../components/ui/hours/ScheduleFields.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { HOURS_SECTION } from './storeSections.ts';

const sectionOf = () => HOURS_SECTION;

/** Changes when a store is open. */
export const OperatingHourEditPage = () => {
  const translate = useTranslate();
  return (
    <SectionForm view="operatingHours" section={sectionOf}>
      {() => (
        <Panel title={translate('records.page.operatingHours')}>
          <ScheduleFields name="schedules" />
        </Panel>
      )}
    </SectionForm>
  );
};
