import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { RANGE_DAYS, rangeOf } from '#domain/transactions/paymentDay.ts';
import { DateBox } from '../../../components/ui/fields/DateBox.tsx';
import { useStatementRange } from './useStatementRange.ts';

/** Chooses the days of the statement. */
export const StatementRange = ({ from, to }: { from: string; to: string }) => {
  const translate = useTranslate();
  const { choose } = useStatementRange();
  const [chosen, setChosen] = useState({ from, to });
  const [isTried, setTried] = useState(false);
  const isRange = rangeOf(chosen, to) !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isRange) choose(chosen);
  };
  const wrong =
    isTried && !isRange ? translate('payouts.statement.range', { most: RANGE_DAYS.most }) : undefined;
  return (
    <Box
      component="form"
      noValidate
      aria-label={translate('payouts.statement.choose')}
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start', maxWidth: 560 }}
    >
      <Box sx={{ flex: '1 1 160px' }}>
        <DateBox
          label={translate('payouts.statement.from')}
          value={chosen.from}
          onChange={(day) => setChosen({ ...chosen, from: day })}
        />
      </Box>
      <Box sx={{ flex: '1 1 160px' }}>
        <DateBox
          label={translate('payouts.statement.to')}
          value={chosen.to}
          {...(wrong !== undefined && { error: wrong })}
          onChange={(day) => setChosen({ ...chosen, to: day })}
        />
      </Box>
      <Button type="submit" variant="outlined" sx={{ mt: { sm: 3.25 } }}>
        {translate('payouts.statement.show')}
      </Button>
    </Box>
  );
};
