import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { BranchSummary } from '../branches/summary/BranchSummary.tsx';
import { useBranchLabel } from '../branches/useBranchLabel.ts';
import { branchStepOf } from '../wizard/createChecker.ts';
import { StepBar } from '../wizard/StepBar.tsx';
import { useWizard } from '../wizard/useWizard.ts';

const Neighbours = ({ index }: { index: number }) => {
  const translate = useTranslate();
  const { answers, pathTo } = useWizard();
  const ways = [
    ['previousStore', index - 1],
    ['nextStore', index + 1],
  ] as const;
  return (
    <Stack direction="row" spacing={1}>
      {ways.map(([label, at]) => {
        const text = translate(`wizard.review.${label}`);
        return answers.branches[at] ? (
          <Button key={label} size="small" component={RouterLink} to={pathTo('reviewApplication', at)}>
            {text}
          </Button>
        ) : (
          <Button key={label} size="small" disabled>
            {text}
          </Button>
        );
      })}
    </Stack>
  );
};

/** All that was answered of one store, to read before the application is sent. */
export const BranchReviewStep = ({ index }: { index: number }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const labelOf = useBranchLabel();
  const { answers, pathTo, problemsOfBranch } = useWizard();
  const branch = answers.branches[index];
  if (!branch) return null;
  const problems = Object.entries(problemsOfBranch(branch));
  return (
    <Stack spacing={2.5}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}
      >
        <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {branch.merchantName || `${translate('wizard.review.showStores')} ${index + 1}`}
        </Typography>
        <Neighbours index={index} />
      </Stack>
      {problems.length > 0 && (
        <Alert severity="warning">
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {problems.map(([path, message]) => (
              <li key={path}>
                <Link
                  component={RouterLink}
                  to={pathTo(branchStepOf(path), index)}
                  color="inherit"
                  underline="always"
                >
                  {labelOf(path)}
                </Link>
                : {message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <BranchSummary branch={branch} />
      <StepBar
        onNext={() => navigate(pathTo('reviewApplication'))}
        nextLabel={translate('wizard.review.backToReview')}
        backTo={pathTo('merchant', index)}
      />
    </Stack>
  );
};
