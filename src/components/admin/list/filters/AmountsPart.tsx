import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { TextBox } from '../../../ui/fields/TextBox.tsx';
import { amountMistakes, amountRange } from './amountRange.ts';

interface Props {
  value: unknown;
  onChange: (value: unknown) => void;
}

/** From an amount to an amount, typed as people write pesos. */
export const AmountsPart = ({ value, onChange }: Props) => {
  const translate = useTranslate();
  const { gte, lte } = amountRange(value);
  const mistakes = amountMistakes(value);
  const of = (end: 'gte' | 'lte') => {
    const mistake = mistakes[end];
    return {
      value: end === 'gte' ? gte : lte,
      // The field has the sign before it; one that was pasted would stand there twice.
      onChange: (typed: string) => onChange({ gte, lte, [end]: typed.replaceAll('₱', '') }),
      ...({ start: '₱', inputMode: 'decimal', maxLength: 24 } as const),
      error: mistake && translate(mistake),
    };
  };
  return (
    <Stack spacing={1.5}>
      <TextBox {...of('gte')} label={translate('list.from')} />
      <TextBox {...of('lte')} label={translate('list.to')} />
    </Stack>
  );
};
