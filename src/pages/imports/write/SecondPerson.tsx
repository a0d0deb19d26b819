import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { importKinds } from '#domain/importJobs/importKinds.ts';
import { matterTexts } from '#domain/importJobs/matterWords.ts';
import { pathOf } from '#domain/pages.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';

/** What of an import a second person confirms, in a line; nothing where nobody does. */
const useMatters = ({ matters }: ImportJob): string => {
  const language = useLanguage();
  return matters
    ? matterTexts(matters)
        .map((text) => text[language])
        .join(' · ')
    : '';
};

/** Says beforehand that a second person has to confirm, and what. */
export const NeedsSecond = ({ job }: { job: ImportJob }) => {
  const translate = useTranslate();
  const what = useMatters(job);
  if (!what) return null;
  return <Alert severity="info">{translate('imports.confirm.before', { what })}</Alert>;
};

/** Says of an import that waits who decides on it, and where. */
export const WaitsForSecond = ({ job }: { job: ImportJob }) => {
  const translate = useTranslate();
  const what = useMatters(job);
  const { status, approvalRequestId: id } = job;
  if (status !== 'confirming' || !id) return null;
  return (
    <Alert severity="warning">
      {translate(`imports.confirm.waits.${importKinds[job.kind].confirmed}`, { what })}{' '}
      <Link component={RouterLink} to={pathOf('approval', { id })} color="inherit" underline="always">
        {translate('imports.confirm.request')}
      </Link>
    </Alert>
  );
};
