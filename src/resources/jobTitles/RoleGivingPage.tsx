import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { GIVES, givenBy } from '#domain/access/givenRoles.ts';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { RoleTabs } from '../../components/admin/roles/RoleTabs.tsx';

/** The kept list of who gives which role, as a table. */
export const RoleGivingPage = () => {
  const translate = useTranslate();
  const rows = Object.keys(GIVES).map((giver) => ({ giver, given: givenBy(giver) }));
  return (
    <Stack spacing={2}>
      <PageHeader title={translate('shell.page.roleGiving')} intro={translate('jobTitles.giving.intro')} />
      <RoleTabs page="roleGiving" />
      <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={translate('shell.page.roleGiving')}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('jobTitles.giving.giver')}</TableCell>
              <TableCell>{translate('jobTitles.giving.gives')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ giver, given }) => (
              <TableRow key={giver}>
                <TableCell sx={{ verticalAlign: 'top', fontWeight: 550 }}>{giver}</TableCell>
                <TableCell>
                  {typeof given === 'string' ? (
                    translate('jobTitles.giving.everyExternal')
                  ) : (
                    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
                      {given.map((name) => (
                        <Chip key={name} size="small" variant="outlined" label={name} />
                      ))}
                    </Stack>
                  )}
                </TableCell>
              </TableRow>
            ))}
            <TableRow>
              <TableCell sx={{ verticalAlign: 'top', fontWeight: 550 }}>
                {translate('jobTitles.giving.staff')}
              </TableCell>
              <TableCell>{translate('jobTitles.giving.staffGives')}</TableCell>
            </TableRow>
            <TableRow sx={{ '&:last-child > td': { borderBottom: 0 } }}>
              <TableCell sx={{ verticalAlign: 'top', fontWeight: 550 }}>
                {translate('jobTitles.giving.others')}
              </TableCell>
              <TableCell>{translate('jobTitles.giving.nothing')}</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </Paper>
    </Stack>
  );
};
