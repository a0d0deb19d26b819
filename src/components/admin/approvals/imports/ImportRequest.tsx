import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ApprovalRequest } from '#contract/approvals.ts';
import { importKinds } from '#domain/importJobs/importKinds.ts';
import { importPath } from '#domain/pages/importPages.ts';
import { useHeld } from '../../Can.tsx';
import { ImportChanges } from './ImportChanges.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { PaymentSums } from './PaymentSums.tsx';

interface Props {
  request: ApprovalRequest;
  /** On a page of its own: with the changes one by one. */
  isWhole: boolean;
}

/** What a request for an import would do, and the way to the import for whoever may open it. */
export const ImportRequest = ({ request, isWhole }: Props) => {
  const translate = useTranslate();
  const held = useHeld();
  const about = request.import;
  if (!about) return null;
  const to = held.has(importKinds[about.kind].permission) ? importPath(about) : null;
  return (
    <Stack spacing={1.5}>
      <ImportCounts request={request} />
      {isWhole &&
        (about.kind === 'transactions' ? (
          <PaymentSums request={request} />
        ) : (
          <ImportChanges request={request} />
        ))}
      {to && (
        <Button
          component={Link}
          to={`${to}&only=${request.state === 'PENDING' ? 'matters' : 'all'}`}
          size="small"
          sx={{ alignSelf: 'flex-start' }}
        >
          {translate('imports.confirm.open')}
        </Button>
      )}
    </Stack>
  );
};
