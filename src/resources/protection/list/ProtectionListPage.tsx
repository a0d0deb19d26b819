import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import type { ProtectionRow } from '#contract/finance/protection.ts';
import { pathOf } from '#domain/pages.ts';
import {
  PROTECTION_STATES,
  protectionSlug,
  protectionState,
  protectionStateOf,
} from '#domain/settlement/protection/protectionState.ts';
import { Can } from '../../../components/admin/Can.tsx';
import { LinkTabs } from '../../../components/admin/LinkTabs.tsx';
import type { FilterDef } from '../../../components/admin/list/filters/filterDefs.ts';
import { recordFilterDefs } from '../../../components/admin/list/filters/recordFilterDefs.ts';
import { ListPage } from '../../../components/admin/list/ListPage.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { useMenuLabel } from '../../../components/shell/menuTable.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { receiptPath, uploadPath } from '../receiptPaths.ts';
import { ProtectionTotals } from './ProtectionTotals.tsx';
import { protectionColumns } from './protectionColumns.tsx';

const F = 'protection.field';

const useFilters = (): readonly FilterDef[] => {
  const provider = useSukiDataProvider();
  const { type, accessLevel } = useUser();
  return useMemo(
    () => [
      { kind: 'months', field: 'month', label: `${F}.month` },
      ...recordFilterDefs(
        { type, accessLevel },
        {
          label: `${F}.partnerName`,
          find: provider.findProtectionPartners,
          one: provider.getProtectionPartner,
        },
      ),
    ],
    [provider, type, accessLevel],
  );
};

const StateTabs = () => {
  const language = useLanguage();
  const current = protectionStateOf(useParams().type);
  return (
    <LinkTabs
      label={useTranslate()('protection.tabs')}
      tabs={PROTECTION_STATES.map((state) => ({
        key: state,
        label: protectionState[state].label[language],
        to: pathOf('protectionList', { type: protectionSlug(state) }),
        isCurrent: state === current,
      }))}
    />
  );
};

const UploadButton = () => (
  <Can anyOf={['HC_PROTECT_CREATE']}>
    <OutOfView>
      <Button variant="contained" startIcon={<UploadIcon />} component={RouterLink} to={uploadPath()}>
        {useTranslate()('protection.upload.act')}
      </Button>
    </OutOfView>
  </Can>
);

/** Receipts of the protection product in one state, with what those come to that are filtered. */
export const ProtectionListPage = () => {
  const state = protectionStateOf(useParams().type) ?? 'PENDING';
  return (
    <ListPage<ProtectionRow>
      // Each state is a list of its own, with its own page and order.
      key={state}
      resource="protection-receipts"
      title={useMenuLabel('protection')}
      intro="protection.intro"
      action={<UploadButton />}
      tabs={{ show: <StateTabs /> }}
      notice={<ProtectionTotals state={state} />}
      filter={{ state }}
      columns={protectionColumns(state)}
      filters={useFilters()}
      search="protection.search"
      pathOfRow={receiptPath}
      exports="protection-receipts"
      emptyHint={`protection.empty.${state}`}
    />
  );
};
