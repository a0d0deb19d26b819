import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { RecordNote } from '#contract/applications.ts';
import { pathOf } from '#domain/pages.ts';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { Ago } from '../../../components/shell/Ago.tsx';

/** One note with who wrote it and when; on its partner's page a store's note leads to the store. */
export const NoteLine = ({ note: { merchantId, body, createdBy, dtimeCreated } }: { note: RecordNote }) => {
  const translate = useTranslate();
  const { kind } = useRecordShell();
  return (
    <li>
      <Typography variant="caption" color="textSecondary" component="p">
        <strong>{createdBy}</strong> · <Ago at={dtimeCreated} />
        {merchantId && kind === 'partner' && (
          <>
            {' · '}
            <Link component={RouterLink} to={pathOf('recordNotes', { type: 'merchants', id: merchantId })}>
              {translate('records.notes.ofStore')}
            </Link>
          </>
        )}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.25, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {body}
      </Typography>
    </li>
  );
};
