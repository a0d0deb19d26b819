import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Associate, AssociateRow } from '#contract/associates.ts';
import { fullName } from '#domain/people/fullName.ts';
import { HeadBar } from '../../../components/admin/HeadBar.tsx';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { Ago } from '../../../components/shell/Ago.tsx';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';

/** Whether a person counts. */
export const InUse = ({ row: { isEnabled } }: { row: Pick<AssociateRow, 'isEnabled'> }) => {
  const translate = useTranslate();
  return (
    <StatusChip
      tone={isEnabled ? 'success' : 'neutral'}
      label={translate(isEnabled ? 'people.yes' : 'people.no')}
    />
  );
};

/** The head of a person's page: the name, whether they count, and the list that they stand in. */
export const PersonHead = ({ person, actions }: { person: Associate; actions?: ReactNode }) => {
  const translate = useTranslate();
  const { summary, pathTo } = useRecordShell();
  const isRetailer = person.type === 'retailer-associates';
  const list = isRetailer ? 'retailerAssociateList' : 'salesRepresentatives';
  return (
    <HeadBar
      title={fullName(person)}
      aside={<InUse row={person} />}
      line={
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          <Link component={RouterLink} to={pathTo(list)}>
            {translate(`records.page.${list}`)}
          </Link>
          {summary && ` · ${summary.name}`}
          {' · '}
          {translate('people.changed', { who: person.updatedBy ?? translate('form.somebody') })}{' '}
          <Ago at={person.dtimeUpdated} />
        </Box>
      }
      actions={actions}
    />
  );
};
