import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { type AuditLeaf, valueText } from '#domain/audit/value.ts';
import { HiddenText } from '../../ui/HiddenText.tsx';
import { useLanguage } from '../useLanguage.ts';

const Part = ({ isAdded, item }: { isAdded: boolean; item: AuditLeaf }) => {
  const translate = useTranslate();
  const text = valueText(item, useLanguage());
  return (
    <Box component="li" sx={{ display: 'flex', gap: 0.75, breakInside: 'avoid' }}>
      <Box
        component="span"
        aria-hidden
        sx={{ width: 10, fontWeight: 600, color: isAdded ? 'success.main' : 'error.main' }}
      >
        {isAdded ? '+' : '−'}
      </Box>
      <HiddenText>{translate(`resources.audit.${isAdded ? 'added' : 'removed'}`)} </HiddenText>
      <Box component={isAdded ? 'ins' : 'del'} sx={isAdded ? { textDecoration: 'none' } : QUIET}>
        {text}
      </Box>
    </Box>
  );
};

const QUIET = { color: 'text.secondary' } as const;

interface Props {
  added: readonly AuditLeaf[];
  removed: readonly AuditLeaf[];
}

/** What was added to and removed from a list, instead of both lists at length. */
export const ListChange = ({ added, removed }: Props) => (
  <Box component="ul" sx={{ flex: 1, listStyle: 'none', m: 0, p: 0, columnWidth: 260, columnGap: 3 }}>
    {added.map((item) => (
      <Part key={JSON.stringify(item)} isAdded item={item} />
    ))}
    {removed.map((item) => (
      <Part key={JSON.stringify(item)} isAdded={false} item={item} />
    ))}
  </Box>
);
