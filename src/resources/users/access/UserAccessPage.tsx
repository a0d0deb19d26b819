import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../../components/admin/Answered.tsx';
import { useHeld } from '../../../components/admin/Can.tsx';
import { PastDay, usePastDay } from '../../../components/admin/PastDay.tsx';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { UserPage } from '../one/UserPage.tsx';
import { accessKey } from '../shared/userKeys.ts';
import { AccessBrowser } from './AccessBrowser.tsx';
import { AccessOnDay } from './AccessOnDay.tsx';

const AccessNow = ({ id }: { id: string }) => {
  const provider = useSukiDataProvider();
  const query = useQuery({ queryKey: accessKey(id), queryFn: () => provider.getUserAccess(id) });
  return (
    <Answered query={query} waiting={<Skeleton variant="rounded" height={320} />}>
      {(rows) => <AccessBrowser rows={rows} />}
    </Answered>
  );
};

const Access = ({ id }: { id: string }) => {
  const held = useHeld();
  const { type } = useUser();
  const looksBack = type === 'INTERNAL' && held.has('UM_VIEW_ACCESS_ROLE');
  const { day } = usePastDay();
  if (!looksBack) return <AccessNow id={id} />;
  return (
    <>
      <PastDay />
      {day === null ? <AccessNow id={id} /> : <AccessOnDay id={id} day={day} />}
    </>
  );
};

/** What somebody can do and by what, and what would give them the rest; to those who review access also as it was on a day. */
export const UserAccessPage = () => <UserPage>{({ id }) => <Access id={id} />}</UserPage>;
