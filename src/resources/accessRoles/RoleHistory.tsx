import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { RecordTimeline } from '../../components/admin/audit/RecordTimeline.tsx';
import { useRecordTimeline } from '../../components/admin/audit/useRecordTimeline.ts';
import { mayUsePage } from '../../components/admin/mayUsePage.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { resourcePath } from '../../providers/paths.ts';

const T = 'resources.accessRoles';

const roleEntries = (id: string) => ({ target: 'access_role', targetKey: id });

/** The audit trail of one role. */
const auditPath = (id: string) =>
  `${resourcePath('audit', 'list')}?${new URLSearchParams({ filter: JSON.stringify(roleEntries(id)) })}`;

const Entries = ({ id }: { id: string }) => <RecordTimeline timeline={useRecordTimeline(roleEntries(id))} />;

/** Who changed the role and what, for those who may read the audit trail. */
export const RoleHistory = ({ id }: { id: string }) => {
  const translate = useTranslate();
  if (!mayUsePage('audit')) return null;
  return (
    <Panel
      title={translate(`${T}.history`)}
      aside={
        <Button size="small" component={Link} to={auditPath(id)}>
          {translate('common.viewAll')}
        </Button>
      }
    >
      <Entries id={id} />
    </Panel>
  );
};
