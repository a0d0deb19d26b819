import { useTranslate } from 'react-admin';
import { CommodityFields } from '../../../components/ui/commodities/CommodityFields.tsx';
import { ScheduleFields } from '../../../components/ui/hours/ScheduleFields.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { SiteFields } from '../../../components/ui/sites/SiteFields.tsx';
import { CopyFromButton } from './copy/CopyFromButton.tsx';

const PARTS = [
  ['commodities', CommodityFields],
  ['schedules', ScheduleFields],
  ['ecommerceSites', SiteFields],
] as const;

/** What a store sells, when it is open and where it sells on the web. */
export const CommodityStepFields = () => {
  const translate = useTranslate();
  return PARTS.map(([part, Fields]) => (
    <Panel key={part} title={translate(`branches.part.${part}`)} aside={<CopyFromButton part={part} />}>
      <Fields name={part} />
    </Panel>
  ));
};
