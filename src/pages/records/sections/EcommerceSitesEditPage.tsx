import { useTranslate } from 'react-admin';
import { SectionForm } from '../../../components/admin/records/sections/SectionForm.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { SiteFields } from '../../../components/ui/sites/SiteFields.tsx';
import { SITES_SECTION } from './storeSections.ts';

const sectionOf = () => SITES_SECTION;

/** Changes where a store sells on the web. */
export const EcommerceSitesEditPage = () => {
  const translate = useTranslate();
  return (
    <SectionForm view="ecommerceSites" section={sectionOf}>
      {() => (
        <Panel title={translate('records.page.ecommerceSites')}>
          <SiteFields name="ecommerceSites" />
        </Panel>
      )}
    </SectionForm>
  );
};
