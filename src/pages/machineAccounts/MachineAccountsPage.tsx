import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Answered } from '../../components/admin/Answered.tsx';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../components/admin/viewing/OutOfView.tsx';
import { useMenuLabel } from '../../components/shell/menuTable.ts';
import { EmptyState } from '../../components/ui/states/EmptyState.tsx';
import { AddMachineDialog } from './AddMachineDialog.tsx';
import { MachineCard } from './MachineCard.tsx';
import { MACHINES_KEY } from './machinesKey.ts';

/** The systems that tell of payments, with what they may tell of and when they last did. */
export const MachineAccountsPage = () => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const [isAdding, setAdding] = useState(false);
  const query = useQuery({ queryKey: MACHINES_KEY, queryFn: () => provider.listMachineAccounts() });
  return (
    <Stack spacing={2}>
      <PageHeader
        title={useMenuLabel('machineAccounts')}
        intro={translate('machines.intro')}
        actions={
          <OutOfView>
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
              {translate('machines.add')}
            </Button>
          </OutOfView>
        }
      />
      <Answered query={query}>
        {(accounts) =>
          accounts.length === 0 ? (
            <EmptyState title={translate('machines.none')} lines={[translate('machines.noneHint')]} />
          ) : (
            <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {accounts.map((account) => (
                <MachineCard key={account.id} account={account} />
              ))}
            </Stack>
          )
        }
      </Answered>
      {isAdding && <AddMachineDialog onClose={() => setAdding(false)} />}
    </Stack>
  );
};
