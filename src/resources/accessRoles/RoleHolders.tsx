import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { RoleHolders as Holders } from '#contract/people/accessReview.ts';
import { formatDate } from '#domain/day.ts';
import { pathOf } from '#domain/pages.ts';
import { userStatus } from '#domain/status.ts';
import { Answered } from '../../components/admin/Answered.tsx';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';

const Named = ({ holders: { total, list }, day }: { holders: Holders; day: string }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const on = formatDate(day);
  if (total === 0)
    return <Typography variant="body2">{translate('roles.users.hadNobody', { day: on })}</Typography>;
  return (
    <>
      <Typography variant="body2">{translate('roles.users.had', { smart_count: total, day: on })}</Typography>
      <Stack component="ul" spacing={0.75} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {list.map(({ id, name, username, status }) => (
          <Typography key={id} component="li" variant="body2">
            <Link component={RouterLink} to={pathOf('userDetail', { id })}>
              {name}
            </Link>
            {[username, status === 'ACTIVE' ? null : userStatus[status].label[language]]
              .filter(Boolean)
              .map((text) => ` · ${text}`)}
          </Typography>
        ))}
        {total > list.length && (
          <Typography component="li" variant="body2" color="textSecondary">
            {translate('roles.more', { smart_count: total - list.length })}
          </Typography>
        )}
      </Stack>
    </>
  );
};

/** Who had a role at the end of a day, by the audit trail, and how their account stood. */
export const RoleHolders = ({ id, day }: { id: string; day: string }) => {
  const provider = useSukiDataProvider();
  const query = useQuery({
    queryKey: ['roleHolders', id, day],
    queryFn: () => provider.listRoleHolders(id, day),
  });
  return (
    <Answered query={query} waiting={<Skeleton variant="rounded" height={96} />}>
      {(holders) => <Named holders={holders} day={day} />}
    </Answered>
  );
};
