import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Answered } from '../../components/admin/Answered.tsx';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { NoticeList } from '../../components/shell/notices/NoticeList.tsx';
import { useNotices, useReadNotices } from '../../components/shell/notices/useNotices.ts';

/** All notices that are kept, with one button that marks them as read. */
export const NoticesPage = () => {
  const translate = useTranslate();
  const query = useNotices();
  const read = useReadNotices();
  const unread = (query.data?.list ?? []).filter((notice) => !notice.isRead).map((notice) => notice.id);
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
  return (
    <Stack spacing={2} sx={{ maxWidth: 760 }}>
      <PageHeader title={translate('notices.bell')} actions={query.data ? action : null} />
      <Answered query={query}>
        {({ list }) => (
          <Card>
            <NoticeList notices={list} />
          </Card>
        )}
      </Answered>
    </Stack>
  );
};
