import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Values } from '../../../components/admin/form/formSpec.tsx';
import type { Branch } from '../wizard/answers.ts';
import { StepForm } from '../wizard/StepForm.tsx';
import { nextStep } from '../wizard/steps.ts';
import { useWizard } from '../wizard/useWizard.ts';
import { BranchHead } from './BranchHead.tsx';
import { CommodityStepFields } from './CommodityStepFields.tsx';
import { putBranch } from './editBranches.ts';
import type { BranchStepName } from './list/useBranchList.ts';
import { MerchantFields } from './MerchantFields.tsx';
import { RetailerFields } from './RetailerFields.tsx';
import { useBranchLabel } from './useBranchLabel.ts';

// The same elements each time: a key that is typed redraws its field and not the whole form.
const FIELDS = {
  merchant: <MerchantFields />,
  retailer: <RetailerFields />,
  commodity: <CommodityStepFields />,
} as const;

interface Props {
  step: BranchStepName;
  index: number;
}

/** Where Next leads: to the next store, from the last one to the next step, or to the list when a store lacks something. */
const useOn = ({ step, index }: Props): (() => void) => {
  const navigate = useNavigate();
  const { answers, pathTo, problemsOf } = useWizard();
  const { length } = answers.branches;
  return () => {
    const next = nextStep(step);
    const isDone = Object.keys(problemsOf(step)).length === 0;
    if (index + 1 < length) navigate(pathTo(step, index + 1));
    else if (isDone && next) navigate(length === 1 ? pathTo(next, 0) : pathTo(next));
    else navigate(pathTo(step));
  };
};

const Opened = ({ branch, step, index }: Props & { branch: Branch }) => {
  const translate = useTranslate();
  const { answers, change, pathTo, problemsOfBranch } = useWizard();
  const on = useOn({ step, index });
  const labelOf = useBranchLabel();
  const isLast = index + 1 >= answers.branches.length;
  const { key } = branch;
  return (
    <Stack spacing={2.5}>
      <BranchHead branch={branch} step={step} index={index} />
      {branch.madeId && <Alert severity="info">{translate('branches.madeHelp')}</Alert>}
      <StepForm
        values={branch}
        problemsOf={(values: Values) => problemsOfBranch({ ...branch, ...values, key }, step)}
        onChange={(values) => change(putBranch(key, values))}
        onNext={on}
        nextLabel={isLast ? undefined : translate('branches.next')}
        backTo={pathTo(step)}
        labelOf={labelOf}
      >
        {FIELDS[step]}
      </StepForm>
    </Stack>
  );
};

/** One store in one step of the wizard; what is typed is kept at once. */
export const BranchPage = (props: Props) => {
  const { answers } = useWizard();
  const branch = answers.branches[props.index];
  if (!branch) return null;
  return <Opened key={`${branch.key}/${props.step}`} {...props} branch={branch} />;
};
