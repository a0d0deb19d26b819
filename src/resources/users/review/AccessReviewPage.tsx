import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { REVIEW_FINDINGS, type ReviewFinding, type ReviewRow } from '#contract/people/accessReview.ts';
import { pathOf } from '#domain/pages.ts';
import { LinkTabs } from '../../../components/admin/LinkTabs.tsx';
import { ListPage } from '../../../components/admin/list/ListPage.tsx';
import { UserTabs } from '../list/UserTabs.tsx';
import { reviewColumns } from './reviewColumns.tsx';
import { useReviewFilters } from './useReviewFilters.ts';

const FINDING_OF = { unusedRights: 'unused-rights', noSignIn: 'no-sign-in' } as const;
type ReviewPage = keyof typeof FINDING_OF;
const PAGE_OF = {
  'unused-rights': 'unusedRights',
  'no-sign-in': 'noSignIn',
} as const satisfies Record<ReviewFinding, ReviewPage>;

const Tabs = ({ current }: { current: ReviewFinding }) => {
  const translate = useTranslate();
  return (
    <LinkTabs
      label={translate('accessReview.findings')}
      tabs={REVIEW_FINDINGS.map((finding) => ({
        key: finding,
        label: translate(`accessReview.finding.${finding}`),
        to: pathOf(PAGE_OF[finding]),
        isCurrent: finding === current,
      }))}
    />
  );
};

/** Who has rights that they do not use, or does not sign in any more; each row leads to what shows why. */
export const AccessReviewPage = ({ page }: { page: ReviewPage }) => {
  const translate = useTranslate();
  const finding = FINDING_OF[page];
  return (
    <ListPage<ReviewRow>
      key={finding}
      resource={finding}
      title={translate('accessReview.title')}
      intro={`accessReview.intro.${finding}`}
      tabs={{
        show: (
          <Stack spacing={0.5}>
            <UserTabs page="unusedRights" />
            <Tabs current={finding} />
          </Stack>
        ),
      }}
      columns={reviewColumns[finding]}
      filters={useReviewFilters()}
      search="users.search"
      exports={finding}
      pathOfRow={({ id }) => pathOf(page === 'unusedRights' ? 'userAccess' : 'userDetail', { id })}
      emptyHint={`accessReview.empty.${finding}`}
    />
  );
};
