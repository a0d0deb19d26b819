import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ListDiff } from './ListDiff.tsx';
import { isListChange } from './listChanges.ts';
import { plainValue } from './plainValue.ts';
import { useUiTexts } from './uiTexts.tsx';

export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

interface Props {
  changes: readonly FieldChange[];
  /** The name of a field as people know it. */
  labelOf: (field: string) => string;
  /** Something came to be or ended: it has one side only. */
  only?: 'before' | 'after';
}

const cell = { overflowWrap: 'anywhere', minWidth: 0 } as const;

const Values = ({ before, after, only }: Omit<FieldChange, 'field'> & Pick<Props, 'only'>) => {
  const texts = useUiTexts();
  if (only) return <span style={cell}>{plainValue(only === 'after' ? after : before, texts)}</span>;
  if (isListChange(before, after)) return <ListDiff before={before} after={after} />;
  return (
    <>
      <Box component="del" sx={{ ...cell, color: 'text.secondary' }} aria-label={texts.before}>
        {plainValue(before, texts)}
      </Box>
      <span aria-hidden>→</span>
      <Box component="ins" sx={{ ...cell, textDecoration: 'none', fontWeight: 500 }} aria-label={texts.after}>
        {plainValue(after, texts)}
      </Box>
    </>
  );
};

/** Which fields changed, each with its value before and after; lists by what they gained and lost. */
export const FieldDiff = ({ changes, labelOf, only }: Props) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: 1 }}>
    {changes.map(({ field, before, after }) => (
      <Box
        key={field}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '180px 1fr' }, columnGap: 2 }}
      >
        <Typography component="dt" variant="body2" color="textSecondary">
          {labelOf(field)}
        </Typography>
        <Box component="dd" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75, typography: 'body2' }}>
          <Values before={before} after={after} only={only} />
        </Box>
      </Box>
    ))}
  </Box>
);
