import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { refetchRows } from './importKeys.ts';

/**
 * Says that somebody else changed rows of the import since they were shown. They are shown anew when one asks for it: rows must
 * not move under the hands of whoever is typing.
 */
export const OthersBanner = ({ job }: { job: ImportJob }) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const { by = null, dtimeEdited = '' } = job.othersEdit ?? {};
  const [seen, setSeen] = useState(dtimeEdited);
  const [who, setWho] = useState<string | null>(null);
  if (dtimeEdited > seen) {
    setSeen(dtimeEdited);
    setWho(by);
  }
  const show = () => {
    setWho(null);
    refetchRows(client, job.id);
  };
  if (!who) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={show}>
          {translate('imports.others.show')}
        </Button>
      }
    >
      {translate('imports.others.body', { who })}
    </Alert>
  );
};
