import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ApprovalRequest, Difference, Fact } from '#contract/approvals.ts';
import { HiddenText } from '../../ui/HiddenText.tsx';
import { NONE } from '../../ui/texts.tsx';
import { useUiTexts } from '../../ui/uiTexts.tsx';
import { SignatureButton } from '../SignatureButton.tsx';
import { useDiffWords } from './diffWords.ts';
import { useShownNumbers } from './fullNumbers.ts';
import { ShowNumbers } from './ShowNumbers.tsx';

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(110px, 1fr) minmax(0, 3fr)' },
  columnGap: 2,
} as const;

/** The pictures of a signature, before and after: who decides looks at them. */
const Signatures = ({ before, after }: Difference) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {before ? <SignatureButton id={before} label={translate('approvals.signature.before')} /> : NONE}
      <span aria-hidden>→</span>
      {after ? <SignatureButton id={after} label={translate('approvals.signature.show')} /> : NONE}
    </Box>
  );
};

/** One field: before, struck, and after; a number that only looks alike is said to be another. */
const Changed = ({ one, isFull }: { one: Difference; isFull: boolean }) => {
  const translate = useTranslate();
  const texts = useUiTexts();
  const words = useDiffWords();
  const { before, after } = one;
  const value = { m: 0, typography: 'body2', overflowWrap: 'anywhere' } as const;
  // Shortened numbers may end alike.
  const isAlike = before === after && one.field === 'accountNumber';
  return (
    <Box sx={row}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {one.name ?? words.label(one.field)}
      </Typography>
      <Box component="dd" sx={{ ...value, ...(isFull ? { fontVariantNumeric: 'tabular-nums' } : {}) }}>
        {one.field === 'signatureFileId' ? (
          <Signatures {...one} />
        ) : isAlike && isFull ? (
          <>
            <strong>{after}</strong>{' '}
            <Typography component="span" variant="body2" color="textSecondary">
              {translate('approvals.unchanged')}
            </Typography>
          </>
        ) : (
          <>
            <HiddenText>{texts.before}: </HiddenText>
            <Box component={before === null ? 'span' : 'del'} sx={{ color: 'text.secondary' }}>
              {words.value(one, before) ?? NONE}
            </Box>{' '}
            <span aria-hidden>→</span> <HiddenText>{texts.after}: </HiddenText>
            <strong>{words.value(one, after) ?? NONE}</strong>
            {isAlike && <> {translate('approvals.endsAlike')}</>}
          </>
        )}
      </Box>
    </Box>
  );
};

/** A field that stays as it is. */
const Unchanged = ({ field, value }: Fact) => {
  const translate = useTranslate();
  const words = useDiffWords();
  return (
    <Box sx={row}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {words.label(field)}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {words.value({ field }, value)}{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          {translate('approvals.unchanged')}
        </Typography>
      </Typography>
    </Box>
  );
};

/** What a request would change, field by field, with its account numbers in full once whoever decides has asked for them. */
export const DiffList = ({ request: { diff, beside } }: { request: ApprovalRequest }) => {
  const translate = useTranslate();
  const full = useShownNumbers()?.list ?? [];
  const inFull = (field: string) => full.find((one) => one.field === field);
  // A number that stays is no difference, and is to be seen all the same.
  const more = full.filter(({ field }) => diff.every((one) => one.field !== field));
  const unchanged = beside.filter(({ field }) => !inFull(field));
  return (
    <Stack spacing={1}>
      <Box
        component="dl"
        aria-label={translate('approvals.change')}
        sx={{ m: 0, display: 'grid', rowGap: 1 }}
      >
        {[...diff, ...more].map((one) => (
          <Changed key={one.field} one={inFull(one.field) ?? one} isFull={inFull(one.field) !== undefined} />
        ))}
        {unchanged.map((one) => (
          <Unchanged key={one.field} {...one} />
        ))}
      </Box>
      <ShowNumbers />
    </Stack>
  );
};
