import { useTranslate } from 'react-admin';
import type { User } from '#contract/people/users.ts';
import { userFields } from '#domain/fields/user.ts';
import { secondFactorLabels } from '#domain/signIn/secondFactor.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { Ago } from '../../../components/shell/Ago.tsx';
import { FieldFacts } from '../../../components/ui/fields/FieldFacts.tsx';
import { Fields } from '../../../components/ui/fields/Fields.tsx';
import { TextField, WordedField } from '../../../components/ui/fields/TextField.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { hasCompanySignIn } from '../../../providers/readPage.ts';
import { AssignmentPanel } from './AssignmentPanel.tsx';
import { CompanyAccount } from './CompanyAccount.tsx';
import { MobileNumber } from './MobileNumber.tsx';
import { UserPage } from './UserPage.tsx';

const Person = ({ user }: { user: User }) => {
  const translate = useTranslate();
  const isStaff = user.type === 'INTERNAL';
  return (
    <Panel title={translate('users.panel.person')}>
      <FieldFacts>
        <TextField source="birthDate" />
        <TextField source="email" />
        <WordedField source="mobileLast4">
          <MobileNumber key={user.id} user={user} />
        </WordedField>
        <TextField source="landlineNumber" />
        <TextField source={isStaff ? 'employeeCode' : 'registrationCode'} />
        <TextField source="personId" />
      </FieldFacts>
    </Panel>
  );
};

/** Who made or changed it, and when. */
const By = ({ who, at }: { who: string | null; at: string }) => {
  const translate = useTranslate();
  return (
    <>
      {who ?? translate('list.system')} <Ago at={at} />
    </>
  );
};

const Account = ({ user }: { user: User }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { secondFactor, dtimeSignedIn, createdBy, dtimeCreated, updatedBy, dtimeUpdated } = user;
  return (
    <Panel title={translate('users.panel.account')}>
      <FieldFacts>
        <WordedField source="dtimeSignedIn">
          {dtimeSignedIn ? <Ago at={dtimeSignedIn} /> : translate('users.never')}
        </WordedField>
        <WordedField source="secondFactor">{secondFactorLabels[secondFactor][language]}</WordedField>
        {user.type === 'INTERNAL' && (user.identity || hasCompanySignIn()) && (
          <WordedField source="identity">
            <CompanyAccount key={user.id} user={user} />
          </WordedField>
        )}
        <WordedField source="createdBy">
          <By who={createdBy} at={dtimeCreated} />
        </WordedField>
        <WordedField source="updatedBy">
          <By who={updatedBy} at={dtimeUpdated} />
        </WordedField>
      </FieldFacts>
    </Panel>
  );
};

/** Who has the account, how they are reached, and what they were given. */
export const UserDetailPage = () => (
  <UserPage>
    {(user) => (
      <Fields of={userFields} record={user}>
        <Person user={user} />
        <AssignmentPanel user={user} />
        <Account user={user} />
      </Fields>
    )}
  </UserPage>
);
