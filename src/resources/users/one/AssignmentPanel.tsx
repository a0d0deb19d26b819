import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { User } from '#contract/people/users.ts';
import { recordPath } from '#domain/pages/recordPath.ts';
import { mayUsePage } from '../../../components/admin/mayUsePage.ts';
import { FieldFacts } from '../../../components/ui/fields/FieldFacts.tsx';
import { TextField, WordedField } from '../../../components/ui/fields/TextField.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';
import { NONE } from '../../../components/ui/texts.tsx';
import { resourcePath } from '../../../providers/paths.ts';

interface LineProps {
  name: string;
  /** Where it leads those who may go there. */
  to: string | null;
  children?: ReactNode;
}

const Line = ({ name, to, children }: LineProps) => (
  <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
    {to ? (
      <Link component={RouterLink} to={to}>
        {name}
      </Link>
    ) : (
      name
    )}
    {children}
  </Box>
);

const Lines = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
    {children}
  </Box>
);

const Roles = ({ accessRoles }: Pick<User, 'accessRoles'>) => {
  const translate = useTranslate();
  const leads = mayUsePage('access-roles');
  if (accessRoles.length === 0) return translate('users.noRole');
  return (
    <Lines>
      {accessRoles.map(({ id, role, isEnabled }) => (
        <Line key={id} name={role} to={leads ? resourcePath('access-roles', 'show', id) : null}>
          {!isEnabled && <StatusChip tone="neutral" label={translate('users.roleDisabled')} />}
        </Line>
      ))}
    </Lines>
  );
};

const Stores = ({ user: { merchants, partnerId } }: { user: User }) => {
  const translate = useTranslate();
  const leads = mayUsePage('merchants');
  if (merchants.length === 0) return translate('users.noStore');
  return (
    <Lines>
      {merchants.map(({ id, merchantName, isPrimary }) => (
        <Line
          key={id}
          name={merchantName}
          to={leads ? recordPath({ partnerId: partnerId ?? '', merchantId: id }) : null}
        >
          {isPrimary && <StatusChip tone="info" label={translate('users.field.primaryStore')} />}
        </Line>
      ))}
    </Lines>
  );
};

const Partner = ({ user: { partnerId, partnerName } }: { user: User }) =>
  partnerId && mayUsePage('partners') ? (
    <Link component={RouterLink} to={recordPath({ partnerId, merchantId: null })}>
      {partnerName}
    </Link>
  ) : (
    (partnerName ?? NONE)
  );

/** What somebody was given: their roles, how far they see, their partner and stores. */
export const AssignmentPanel = ({ user }: { user: User }) => {
  const translate = useTranslate();
  const { type, merchants, accessLevel } = user;
  const isStaff = type === 'INTERNAL';
  return (
    <Panel title={translate('users.panel.assignment')}>
      <FieldFacts>
        {user.jobTitle && <TextField source="jobTitle" />}
        <WordedField source="roles">
          <Roles accessRoles={user.accessRoles} />
        </WordedField>
        <WordedField source="accessLevel">{translate(`users.level.${accessLevel}`)}</WordedField>
        {!isStaff && (
          <WordedField source="partnerName">
            <Partner user={user} />
          </WordedField>
        )}
        {!isStaff && (merchants.length > 0 || accessLevel === 'MERCHANT') && (
          <WordedField source="merchants">
            <Stores user={user} />
          </WordedField>
        )}
      </FieldFacts>
    </Panel>
  );
};
