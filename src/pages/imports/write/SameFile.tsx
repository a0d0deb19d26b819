import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { formatInstant } from '#domain/day.ts';
import { importPath } from '#domain/pages/importPages.ts';

/** Says that the same bytes went in before, and where. */
export const SameFile = ({ job: { sameFileAs, kind } }: { job: ImportJob }) => {
  const translate = useTranslate();
  if (!sameFileAs) return null;
  const { id, createdBy, dtimeCreated } = sameFileAs;
  return (
    <Alert severity="warning">
      {translate('imports.same.body', { who: createdBy, when: formatInstant(new Date(dtimeCreated)) })}{' '}
      <Link component={RouterLink} to={importPath({ id, kind })} color="inherit" underline="always">
        {translate('imports.same.link', { id })}
      </Link>
    </Alert>
  );
};
