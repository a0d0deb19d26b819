import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Answered } from '../../components/admin/Answered.tsx';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { useMenuLabel } from '../../components/shell/menuTable.ts';
import { EmptyState } from '../../components/ui/states/EmptyState.tsx';
import { ContactRequestCard } from './ContactRequestCard.tsx';
import { CONTACT_REQUESTS_KEY } from './contactRequestsKey.ts';

/** Who has lost the number of an application and asks for another one: what waits first, then what was decided. */
export const ContactRequestsPage = () => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const query = useQuery({ queryKey: CONTACT_REQUESTS_KEY, queryFn: () => provider.listContactRequests() });
  return (
    <Stack spacing={2}>
      <PageHeader title={useMenuLabel('contactRequests')} intro={translate('contactRequests.intro')} />
      <Answered query={query}>
        {(requests) =>
          requests.length === 0 ? (
            <EmptyState
              title={translate('contactRequests.none')}
              lines={[translate('contactRequests.noneHint')]}
            />
          ) : (
            <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {requests.map((request) => (
                <ContactRequestCard key={request.id} request={request} />
              ))}
            </Stack>
          )
        }
      </Answered>
    </Stack>
  );
};
