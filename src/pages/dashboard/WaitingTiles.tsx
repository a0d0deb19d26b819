import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { COUNT_CAP } from '#contract/list.ts';
import { pathOf } from '#domain/pages.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { agoText } from '../../components/shell/Ago.tsx';
import { countText } from '../../components/ui/numberTexts.ts';
import { Tile } from './Tile.tsx';

/** What waits for the user's review, and since when the oldest of it. */
export const ReviewTile = () => {
  const translate = useTranslate();
  const dataProvider = useSukiDataProvider();
  const { data, error } = useQuery({
    queryKey: ['queue', 'count'],
    queryFn: () => dataProvider.getReviewQueue({ limit: 1 }),
  });
  const since = data?.list[0]?.dtimeSubmitted;
  const note = since
    ? translate('dashboard.oldest', { when: agoText(since, translate, Date.now()) })
    : undefined;
  return (
    <Tile
      label={translate('dashboard.waitingReview')}
      to={pathOf('reviewQueue')}
      figure={data && countText(data.total)}
      isFailed={Boolean(error) && !data}
      note={note}
    />
  );
};

/** Changes that wait for the user as their second person. */
export const ApprovalTile = () => {
  const translate = useTranslate();
  const dataProvider = useSukiDataProvider();
  const { data, error } = useQuery({
    queryKey: ['approvals', 'count'],
    queryFn: () => dataProvider.listApprovalRequests({ waiting: 'true', limit: 1 }),
  });
  const isMore = data?.totalIsAtLeast === true;
  const count = data && countText(isMore ? COUNT_CAP : data.total);
  return (
    <Tile
      label={translate('dashboard.waitingApproval')}
      to={pathOf('approvalList')}
      figure={count && isMore ? translate('dashboard.atLeast', { count }) : count}
      isFailed={Boolean(error) && !data}
    />
  );
};
