import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { problemOf } from '../../components/admin/problem.ts';
import { NoticeList } from '../../components/shell/notices/NoticeList.tsx';
import { useNotices, useReadNotices } from '../../components/shell/notices/useNotices.ts';
import { PageLoading } from '../../components/shell/PageLoading.tsx';
import { FailedState } from '../../components/ui/states/FailedState.tsx';

/** All notices that are kept, with one button that marks them as read. */
export const NoticesPage = () => {
  const translate = useTranslate();
  const { data, isPending, error, refetch } = useNotices();
  const read = useReadNotices();
  const unread = (data?.list ?? []).filter((notice) => !notice.isRead).map((notice) => notice.id);
  const action = (
    <Button
      variant="outlined"
      disabled={unread.length === 0}
      loading={read.isPending}
      onClick={() => read.mutate(unread)}
    >
      {translate('notices.markAll')}
    </Button>
  );
  const problem = error && !data ? problemOf(error) : null;
  return (
    <Stack spacing={2} sx={{ maxWidth: 760 }}>
      <PageHeader title={translate('notices.bell')} actions={data ? action : null} />
      {isPending && <PageLoading />}
      {problem && (
        <FailedState message={problem.message} requestId={problem.requestId} onRetry={() => refetch()} />
      )}
      {data && (
        <Card>
          <NoticeList notices={data.list} />
        </Card>
      )}
    </Stack>
  );
};
