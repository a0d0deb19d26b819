import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useFieldLabel } from '../../../components/admin/records/useFieldLabel.ts';
import { useBranchLabel } from '../branches/useBranchLabel.ts';
import { branchStepOf } from '../wizard/createChecker.ts';
import { STEPS } from '../wizard/steps.ts';
import { useWizard } from '../wizard/useWizard.ts';

const MOST = 12;

/** What keeps the application from being sent, each with the way to its question; nothing when all is well. */
export const ToMend = () => {
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  const branchLabelOf = useBranchLabel();
  const { answers, mode, problemsOf, pathTo } = useWizard();
  const found = STEPS.flatMap((step) =>
    Object.entries(problemsOf(step)).map(([path, message]) => {
      const [, at, field] = /^merchants\.(\d+)\.(.*)$/.exec(path) ?? [];
      const branch = at === undefined ? undefined : answers.branches[Number(at)];
      if (!branch || field === undefined)
        return {
          path,
          message,
          to: pathTo(step),
          label: labelOf(path),
          where: translate(`wizard.step.${step}`),
        };
      const to = pathTo(branchStepOf(field), Number(at));
      return {
        path,
        message,
        to,
        label: branchLabelOf(field),
        where: branch.merchantName || `${Number(at) + 1}`,
      };
    }),
  );
  if (mode === 'stores' && answers.branches.length === 0)
    return <Alert severity="warning">{translate('wizard.review.needsStore')}</Alert>;
  if (found.length === 0) return null;
  return (
    <Alert severity="warning">
      {translate('wizard.review.toMend')}
      <ul style={{ margin: '4px 0 0', paddingInlineStart: 20 }}>
        {found.slice(0, MOST).map(({ path, message, to, label, where }) => (
          <li key={path}>
            <Link component={RouterLink} to={to} color="inherit" underline="always">
              {where}, {label}
            </Link>
            : {message}
          </li>
        ))}
      </ul>
      {found.length > MOST && <div>… +{found.length - MOST}</div>}
    </Alert>
  );
};
