import { useTranslate } from 'react-admin';
import { Panel } from '../../../../components/ui/Panel.tsx';
import { PersonalFields } from './PersonalFields.tsx';
import { PersonForm } from './PersonForm.tsx';
import { PERSONAL_DETAILS } from './personSections.ts';

const sectionOf = () => PERSONAL_DETAILS;

/** Changes who a retailer associate is and how to reach them. */
export const PersonalDetailsEditPage = () => {
  const translate = useTranslate();
  return (
    <PersonForm title="people.personalDetails" section={sectionOf}>
      {() => (
        <Panel title={translate('people.personalDetails')}>
          <PersonalFields />
        </Panel>
      )}
    </PersonForm>
  );
};
