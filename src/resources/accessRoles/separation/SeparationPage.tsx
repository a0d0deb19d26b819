import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Answered } from '../../../components/admin/Answered.tsx';
import { Can } from '../../../components/admin/Can.tsx';
import { PageHeader } from '../../../components/admin/PageHeader.tsx';
import { RoleTabs } from '../../../components/admin/roles/RoleTabs.tsx';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { EmptyState } from '../../../components/ui/states/EmptyState.tsx';
import { AddSeparation } from './AddSeparation.tsx';
import { SeparationCard } from './SeparationCard.tsx';
import { SEPARATIONS_KEY } from './separationKey.ts';

const T = 'roles.separation';

/** The pairs of permissions that nobody is given together, with who holds both all the same. */
export const SeparationPage = () => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const query = useQuery({ queryKey: SEPARATIONS_KEY, queryFn: () => provider.listSeparations() });
  return (
    <Stack spacing={2}>
      <PageHeader
        title={translate('shell.page.separation')}
        intro={translate(`${T}.intro`)}
        actions={
          <Can anyOf={['UM_EDIT_ACCESS_ROLE']} explain>
            <AddSeparation />
          </Can>
        }
      />
      <RoleTabs page="separationRules" />
      <Answered query={query}>
        {(rules) =>
          rules.length === 0 ? (
            <EmptyState title={translate(`${T}.none`)} lines={[translate(`${T}.noneHint`)]} />
          ) : (
            <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {rules.map((rule) => (
                <SeparationCard key={rule.id} rule={rule} />
              ))}
            </Stack>
          )
        }
      </Answered>
    </Stack>
  );
};
