import { useTranslate } from 'react-admin';
import { SectionForm } from '../../../components/admin/records/sections/SectionForm.tsx';
import { CommodityFields } from '../../../components/ui/commodities/CommodityFields.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { COMMODITIES_SECTION } from './storeSections.ts';

const sectionOf = () => COMMODITIES_SECTION;

/** Changes what a store sells. */
export const CommoditiesEditPage = () => {
  const translate = useTranslate();
  return (
    <SectionForm view="commodities" section={sectionOf}>
      {() => (
        <Panel title={translate('records.page.commodities')}>
          <CommodityFields name="commodities" />
        </Panel>
      )}
    </SectionForm>
  );
};
