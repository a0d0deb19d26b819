import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { pathOf } from '#domain/pages.ts';
import { failedCheck } from '#domain/review/failedCheck.ts';
import { holdsBack } from '#domain/review/remarkState.ts';
import { LookupText } from '../../../components/admin/LookupText.tsx';
import { useBeside } from '../../../components/admin/records/besideContext.ts';
import { FailedCheckAlert } from '../../../components/admin/records/decide/FailedCheckAlert.tsx';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { SameTins } from './SameTins.tsx';
import { useNextStep } from './useNextStep.ts';

const Missing = ({ codes }: { codes: readonly string[] }) => {
  const translate = useTranslate();
  const { pathTo } = useRecordShell();
  return (
    <div>
      <Link component={RouterLink} to={pathTo('documentList')} variant="body2" sx={{ fontWeight: 600 }}>
        {translate('records.open.missing')}
      </Link>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, typography: 'body2' }}>
        {codes.map((code) => (
          <li key={code}>
            <LookupText list="documentType" code={code} />
          </li>
        ))}
      </Box>
    </div>
  );
};

/** Changes that wait for a second person; a link for those who may open them. */
const Pending = ({ count }: { count: number }) => {
  const translate = useTranslate();
  const { can } = useRecordShell();
  const text = translate('records.open.pending', { smart_count: count });
  if (!can('PM_EDIT', 'PM_SBO_REVIEW')) return <Typography variant="body2">{text}</Typography>;
  return (
    <Link component={RouterLink} to={pathOf('approvalList')} variant="body2" sx={{ fontWeight: 600 }}>
      {text}
    </Link>
  );
};

/** A failed risk check, corrections that the review asks for, records with the same TIN, documents that are missing, changes that wait for a second person, and the next step. */
export const StillOpen = () => {
  const translate = useTranslate();
  const { summary, kind, isExternal } = useRecordShell();
  const step = useNextStep();
  const beside = useBeside();
  if (!summary) return null;
  const { missingDocuments, sameTins, counts } = summary;
  const asked = summary.remarks.filter(({ state }) => holdsBack(state)).length;
  const isNothing = asked + missingDocuments.length + sameTins.length + counts.pendingApprovals === 0;
  const failed = isExternal ? null : failedCheck(summary);
  return (
    <Panel title={translate('records.open.title')}>
      {isNothing && !step ? (
        <Typography variant="body2" color="textSecondary">
          {translate(kind === 'partner' ? 'records.open.nothing' : 'records.open.nothingOfStore')}
        </Typography>
      ) : (
        <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          {failed && <FailedCheckAlert check={failed} />}
          {asked > 0 && (
            <Link
              component="button"
              variant="body2"
              onClick={() => beside.open('corrections')}
              sx={{ fontWeight: 600, textAlign: 'start' }}
            >
              {translate('records.open.remarks', { smart_count: asked })}
            </Link>
          )}
          {sameTins.length > 0 && <SameTins others={sameTins} />}
          {missingDocuments.length > 0 && <Missing codes={missingDocuments} />}
          {counts.pendingApprovals > 0 && <Pending count={counts.pendingApprovals} />}
          {step && <Typography variant="body2">{translate(`records.open.next.${step}`)}</Typography>}
        </Stack>
      )}
    </Panel>
  );
};
