import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { matched } from './chosenFields.ts';

interface Props {
  job: ImportJob;
  onChange?: () => void;
  /** Whether one comes back from changing it, so that the focus goes where it came from. */
  isBack: boolean;
}

/** Says how the columns were matched, with the way to change it while nothing is in. */
export const MatchedLine = ({ job, onChange, isBack }: Props) => {
  const translate = useTranslate();
  const { columns, sheet, encoding } = job;
  const isRemembered = columns.some(({ how }) => how === 'remembered');
  return (
    <Typography variant="body2" color="textSecondary">
      {translate('imports.match.count', { matched: matched(columns), total: columns.length })}
      {isRemembered && <> · {translate('imports.match.how.remembered')}</>}
      {job.sheets.length > 1 && sheet && <> · {translate('imports.match.ofSheet', { sheet })}</>}
      {encoding && encoding.letters.length > 0 && (
        <>
          {' '}
          ·{' '}
          {translate('imports.match.letters', {
            encoding: encoding.name,
            words: encoding.letters.join(', '),
          })}
        </>
      )}
      {onChange && (
        <Button size="small" autoFocus={isBack} onClick={onChange} sx={{ ml: 0.5 }}>
          {translate('imports.match.change')}
        </Button>
      )}
    </Typography>
  );
};
