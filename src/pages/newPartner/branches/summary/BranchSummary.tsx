import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { LookupText } from '../../../../components/admin/LookupText.tsx';
import { useUser } from '../../../../components/shell/useUser.ts';
import { sizeText } from '../../../records/documents/sizeText.ts';
import { type Branch, filesOf } from '../../wizard/answers.ts';
import { useWizard } from '../../wizard/useWizard.ts';
import { BankCard, ContactCard, FilingCard, PlaceCard, StoreCard } from './StoreCards.tsx';
import { CommoditiesCard, HoursCard, SitesCard } from './SummaryCommodity.tsx';
import { SummaryPanel } from './SummaryPanel.tsx';
import { PeopleCard } from './SummaryPeople.tsx';

const DocumentsCard = ({ branch }: { branch: Branch }) => {
  const translate = useTranslate();
  const { answers } = useWizard();
  const files = filesOf(answers, branch.key);
  return (
    <SummaryPanel
      title={translate('branches.documents')}
      none={files.length === 0 && translate('branches.noDocuments')}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {files.map(({ fileId, documentCode, name, size }) => (
          <Typography key={fileId} component="li" variant="body2" sx={{ overflowWrap: 'anywhere', py: 0.25 }}>
            <strong>
              <LookupText list="documentType" code={documentCode} />
            </strong>{' '}
            {name}{' '}
            <Typography component="span" variant="caption" color="textSecondary">
              {sizeText(size)}
            </Typography>
          </Typography>
        ))}
      </Box>
    </SummaryPanel>
  );
};

/** All that is answered of one store, to read. */
export const BranchSummary = ({ branch }: { branch: Branch }) => {
  const isExternal = useUser().type === 'EXTERNAL';
  return (
    <Stack spacing={2.5}>
      <StoreCard branch={branch} />
      <PlaceCard branch={branch} />
      <BankCard branch={branch} />
      <ContactCard branch={branch} />
      {!isExternal && <FilingCard branch={branch} />}
      <PeopleCard branch={branch} />
      <CommoditiesCard branch={branch} />
      <HoursCard branch={branch} />
      <SitesCard branch={branch} />
      <DocumentsCard branch={branch} />
    </Stack>
  );
};
