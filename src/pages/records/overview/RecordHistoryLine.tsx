import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { whoText } from '../../../components/admin/records/whoText.ts';
import { Ago } from '../../../components/shell/Ago.tsx';
import { useUser } from '../../../components/shell/useUser.ts';

interface PartProps {
  label: string;
  by: string | null;
  at: string | null;
}

const Part = ({ label, by, at }: PartProps) => {
  const translate = useTranslate();
  const { username } = useUser();
  if (!by && !at) return null;
  const name = by === username ? translate('records.you') : by && whoText(by, translate);
  return (
    // It breaks where the panel is narrower than a line, within a long name too.
    <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {label}{' '}
      {name && (
        <Box component="span" sx={{ color: 'text.primary', fontWeight: 500 }}>
          {name}
        </Box>
      )}{' '}
      {at && <Ago at={at} />}
    </Box>
  );
};

/** Who submitted, edited and decided the record and when, and which reviewer has it now. */
export const RecordHistoryLine = () => {
  const translate = useTranslate();
  const { summary } = useRecordShell();
  if (!summary) return null;
  const {
    submittedBy,
    dtimeSubmitted,
    editedBy,
    dtimeEdited,
    decidedBy,
    dtimeDecided,
    claimedBy,
    dtimeClaimed,
  } = summary;
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        mb: 2,
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      <Part label={translate('records.submitted')} by={submittedBy} at={dtimeSubmitted} />
      <Part label={translate('records.edited')} by={editedBy} at={dtimeEdited} />
      <Part label={translate('records.decided')} by={decidedBy} at={dtimeDecided} />
      <Part label={translate('records.claimed')} by={claimedBy} at={dtimeClaimed} />
    </Box>
  );
};
