import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { LookupText } from '../../../components/admin/LookupText.tsx';
import { Facts } from '../../../components/ui/Facts.tsx';
import { SummaryCard } from '../../../components/ui/wizard/SummaryCard.tsx';
import { openFiles } from '../documents/editFiles.ts';
import { useGoneFiles } from '../documents/useGoneFiles.ts';
import { LookupNames } from '../summary/texts.tsx';
import { missingDocuments } from '../wizard/useStepList.ts';
import { useWizard } from '../wizard/useWizard.ts';

/** The documents of the application, and which are needed before it can be approved. */
export const FilesCard = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { answers, mode, pathTo, problemsOf } = useWizard();
  const open = openFiles(answers);
  const { gone } = useGoneFiles(open);
  const missing = mode === 'partner' ? missingDocuments(answers) : [];
  const nameOf = (key: string | null): string =>
    key === null ? '' : (answers.branches.find((branch) => branch.key === key)?.merchantName ?? '');
  return (
    <SummaryCard
      title={translate('wizard.review.documents')}
      href={pathTo('requiredDocuments')}
      changeLabel={translate('wizard.review.change')}
      onGo={(href) => void navigate(href)}
      problems={[
        ...Object.values(problemsOf('requiredDocuments')),
        ...open.flatMap(({ fileId, name }) =>
          gone.has(fileId) ? [`${name}: ${translate('wizardDocuments.gone')}`] : [],
        ),
      ]}
    >
      {answers.files.length === 0 && translate('wizard.review.noDocuments')}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, typography: 'body2' }}>
        {answers.files.map(({ fileId, documentCode, name, branchKey }) => (
          <Box component="li" key={fileId} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
            {name}
            <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
              <LookupText list="documentType" code={documentCode} />
              {branchKey !== null && ` · ${nameOf(branchKey)}`}
            </Typography>
          </Box>
        ))}
      </Box>
      {missing.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <Facts
            facts={[
              {
                label: translate('wizard.review.missing'),
                value: <LookupNames list="documentType" codes={missing} />,
              },
            ]}
          />
        </Box>
      )}
    </SummaryCard>
  );
};
