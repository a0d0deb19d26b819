import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { RegistrationCode } from '#contract/people/registrationCodes.ts';
import { userFields } from '#domain/fields/user.ts';
import { userRequestFields } from '#domain/fields/userRequest.ts';
import { pathOf } from '#domain/pages.ts';
import { withinSentence } from '#domain/sentence.ts';
import { useHeld } from '../../../components/admin/Can.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { Ago } from '../../../components/shell/Ago.tsx';
import { useUser } from '../../../components/shell/useUser.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { RequestChip } from '../requests/requestColumns.tsx';

type Registration = RegistrationCode['registrations'][number];

/** The person, a link to the request for those who decide on it. */
const Person = ({ row: { id, name } }: { row: Registration }) => {
  const decides = useHeld().has('UR_EDIT');
  return useUser().type === 'INTERNAL' && decides ? (
    <Link component={RouterLink} to={pathOf('userRequest', { id })}>
      {name}
    </Link>
  ) : (
    name
  );
};

/** Who registered with a code, and what became of each. */
export const RegisteredPeople = ({ code: { registrations } }: { code: RegistrationCode }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const title = translate('registrationCodes.registered');
  if (!registrations.length)
    return (
      <Panel title={title}>
        <Typography variant="body2" color="textSecondary">
          {translate('registrationCodes.nobody')}
        </Typography>
      </Panel>
    );
  return (
    <Panel title={title}>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>
              {userFields.name.label[language]}, {withinSentence(userFields.jobTitle.label[language])}
            </TableCell>
            <TableCell>{userFields.status.label[language]}</TableCell>
            <TableCell>{userRequestFields.dtimeCreated.label[language]}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {registrations.map((row) => (
            <TableRow key={row.id} sx={{ '&:last-child > td': { borderBottom: 0 } }}>
              <TableCell>
                <Person row={row} />
                <Typography variant="caption" component="div" color="textSecondary">
                  {row.jobTitle}
                </Typography>
              </TableCell>
              <TableCell>
                <RequestChip status={row.status} />
              </TableCell>
              <TableCell>
                <Ago at={row.dtimeCreated} inList />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
};
