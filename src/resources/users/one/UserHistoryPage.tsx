import { useTranslate } from 'react-admin';
import { RecordTimeline } from '../../../components/admin/audit/RecordTimeline.tsx';
import { useRecordTimeline } from '../../../components/admin/audit/useRecordTimeline.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { UserPage } from './UserPage.tsx';

const Entries = ({ id }: { id: string }) => (
  <RecordTimeline timeline={useRecordTimeline({ target: 'user_account', targetKey: id })} />
);

/** Who changed an account and what, and who looked at its mobile number. */
export const UserHistoryPage = () => {
  const translate = useTranslate();
  return (
    <UserPage>
      {({ id }) => (
        <Panel title={translate('users.part.history')} note={translate('users.historyNote')}>
          <Entries id={id} />
        </Panel>
      )}
    </UserPage>
  );
};
