import type { PayoutFileRow } from '#contract/finance/payoutFiles.ts';
import { PAYOUT_FILE_STATES, payoutFileState } from '#domain/settlement/bank/payoutFileState.ts';
import type { FilterDef } from '../../components/admin/list/filters/filterDefs.ts';
import { ListPage } from '../../components/admin/list/ListPage.tsx';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { useMenuLabel } from '../../components/shell/menuTable.ts';
import { MakeFileButton } from './MakeFileButton.tsx';
import { payoutFileColumns } from './payoutFileColumns.tsx';

const useFilters = (): readonly FilterDef[] => {
  const language = useLanguage();
  return [
    { kind: 'days', field: 'day', label: 'payoutFiles.field.day' },
    {
      kind: 'choices',
      field: 'state',
      label: 'payoutFiles.field.state',
      options: PAYOUT_FILE_STATES.map((value) => ({ value, label: payoutFileState[value].label[language] })),
    },
  ];
};

/** The files of payouts for the bank, and how far it has answered them. */
export const PayoutFileListPage = () => (
  <ListPage<PayoutFileRow>
    resource="payout-files"
    title={useMenuLabel('payoutFiles')}
    intro="payoutFiles.intro"
    action={<MakeFileButton />}
    columns={payoutFileColumns}
    filters={useFilters()}
    emptyHint="payoutFiles.empty"
  />
);
