import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';

/** What is wrong with the documents, above them: takes the focus when somebody would go on. */
export const FileSummary = ({ problems, ref }: { problems: readonly string[]; ref: Ref<HTMLDivElement> }) => {
  const translate = useTranslate();
  if (problems.length === 0) return null;
  return (
    <Alert ref={ref} severity="error" role="alert" tabIndex={-1}>
      {translate('wizardDocuments.toMend')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </Box>
    </Alert>
  );
};
