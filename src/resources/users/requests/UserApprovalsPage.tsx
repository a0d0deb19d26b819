import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useListContext, useTranslate } from 'react-admin';
import type { Decided, UserRequestRow } from '#contract/people/userRequests.ts';
import { pathOf } from '#domain/pages.ts';
import { USER_REQUEST_KINDS, userRequestStatus } from '#domain/people/userRequests.ts';
import { LinkTabs } from '../../../components/admin/LinkTabs.tsx';
import type { FilterDef } from '../../../components/admin/list/filters/filterDefs.ts';
import { ListPage } from '../../../components/admin/list/ListPage.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { UserTabs } from '../list/UserTabs.tsx';
import { requestColumns } from './requestColumns.tsx';
import { REQUEST_TABS, useRequestTab } from './requestTabs.ts';
import { useVerdict } from './useVerdict.tsx';

const F = 'users.requestField';

/** What somebody else has decided meanwhile, or nobody sees any more, waits for nobody. */
const stillWaits = ({ result, code }: Decided): boolean =>
  result === 'refused' && code !== 'rule_request_final' && code !== 'not_found';

/** Decides on the chosen requests; those that were refused and wait still stay chosen. */
const Decide = () => {
  const translate = useTranslate();
  const { selectedIds, onSelect } = useListContext<UserRequestRow>();
  const { ask, dialogs } = useVerdict(selectedIds, (results) =>
    onSelect(results.filter(stillWaits).map(({ id }) => id)),
  );
  return (
    <>
      <OutOfView>
        <Button size="small" variant="outlined" color="error" onClick={() => ask('reject')}>
          {translate('users.request.reject')}
        </Button>
      </OutOfView>
      <OutOfView>
        <Button size="small" variant="contained" onClick={() => ask('approve')}>
          {translate('users.request.approve')}
        </Button>
      </OutOfView>
      {dialogs}
    </>
  );
};

const Tabs = () => {
  const translate = useTranslate();
  const language = useLanguage();
  const current = useRequestTab();
  return (
    <LinkTabs
      label={translate('users.request.tabs')}
      tabs={REQUEST_TABS.map((tab) => ({
        key: tab,
        label: userRequestStatus[tab].label[language],
        to: pathOf('userApprovals') + (tab === 'SUBMITTED' ? '' : `?tab=${tab}`),
        isCurrent: tab === current,
      }))}
    />
  );
};

const useRequestFilters = (): readonly FilterDef[] => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  return [
    {
      kind: 'choices',
      field: 'kind',
      label: `${F}.kind`,
      options: USER_REQUEST_KINDS.map((value) => ({
        value,
        label: translate(`users.request.kind.${value}`),
      })),
    },
    {
      kind: 'found',
      field: 'partnerId',
      label: `${F}.partnerName`,
      search: (text) => provider.findPartnersToInvite(text),
      nameOf: (id) => provider.getPartnerName(id),
    },
    { kind: 'days', field: 'dtimeCreated', label: `${F}.dtimeCreated` },
  ];
};

/** What people ask for, for those who decide: one by one or many at once, with what became of each. */
export const UserApprovalsPage = () => {
  const tab = useRequestTab();
  return (
    <ListPage<UserRequestRow>
      key={tab}
      resource="user-requests"
      title={useTranslate()('users.request.title')}
      intro="users.request.intro"
      tabs={{
        show: (
          <Stack spacing={0.5}>
            <UserTabs page="userApprovals" />
            <Tabs />
          </Stack>
        ),
      }}
      filter={{ status: tab }}
      columns={requestColumns[tab]}
      filters={useRequestFilters()}
      search="users.request.search"
      exports="user-requests"
      pathOfRow={({ id }) => pathOf('userRequest', { id })}
      bulk={tab === 'SUBMITTED' ? <Decide /> : undefined}
      emptyHint={tab === 'SUBMITTED' ? 'users.request.empty' : undefined}
    />
  );
};
