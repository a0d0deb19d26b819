import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { UserRow } from '#contract/people/users.ts';
import { pathOf } from '#domain/pages.ts';
import { Answered } from '../../components/admin/Answered.tsx';
import { useHeld } from '../../components/admin/Can.tsx';
import { PastDay, usePastDay } from '../../components/admin/PastDay.tsx';
import { useUser } from '../../components/shell/useUser.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { RoleHolders } from './RoleHolders.tsx';

const T = 'roles.users';
const SHOWN = 5;

interface Props {
  id: string;
  role: string;
  isExternal: boolean;
  userCount: number;
}

/** The list of accounts, by this role. */
const listPath = ({ role, isExternal }: Pick<Props, 'role' | 'isExternal'>): string =>
  `${pathOf(isExternal ? 'externalUserList' : 'internalUserList')}?${new URLSearchParams({ filter: JSON.stringify({ role: [role] }) })}`;

const First = ({ role, isExternal, userCount }: Omit<Props, 'id'>) => {
  const translate = useTranslate();
  const query = useGetList<UserRow>(isExternal ? 'external-users' : 'internal-users', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'name', order: 'ASC' },
    filter: { role: [role] },
  });
  return (
    <Answered query={{ ...query, dataUpdatedAt: query.dataUpdatedAt ?? 0 }}>
      {(rows) => (
        <Stack component="ul" spacing={0.75} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map(({ id, name, username }) => (
            <Typography key={id} component="li" variant="body2">
              <Link component={RouterLink} to={pathOf('userDetail', { id })}>
                {name}
              </Link>
              {username && ` · ${username}`}
            </Typography>
          ))}
          {userCount > rows.length && (
            <Typography component="li" variant="body2" color="textSecondary">
              {translate('roles.more', { smart_count: userCount - rows.length })}
            </Typography>
          )}
        </Stack>
      )}
    </Answered>
  );
};

/** Who has a role: the first of them for those who see accounts, and to staff who do, who had it on a day; how many for everybody. */
export const RoleUsers = (props: Props) => {
  const translate = useTranslate();
  const { id, userCount } = props;
  const maySee = useHeld().has('UR_VIEW');
  const looksBack = useUser().type === 'INTERNAL' && maySee;
  const { day } = usePastDay();
  return (
    <Panel
      title={translate(`${T}.title`)}
      note={
        userCount > 0
          ? translate('resources.accessRoles.usersCount', { smart_count: userCount })
          : translate(`${T}.none`)
      }
      aside={
        maySee && userCount > 0 ? (
          <Button size="small" component={RouterLink} to={listPath(props)}>
            {translate(`${T}.all`)}
          </Button>
        ) : undefined
      }
    >
      <Stack spacing={2}>
        {looksBack && <PastDay />}
        {looksBack && day !== null && <RoleHolders id={id} day={day} />}
        {userCount > 0 && maySee && day === null && <First {...props} />}
        {userCount > 0 && !maySee && (
          <Typography variant="body2" color="textSecondary">
            {translate(`${T}.hidden`)}
          </Typography>
        )}
      </Stack>
    </Panel>
  );
};
