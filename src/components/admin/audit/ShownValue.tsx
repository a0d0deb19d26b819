import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import { type AuditLeaf, type AuditValue, pathName, valueText } from '#domain/audit/value.ts';
import { useLanguage } from '../useLanguage.ts';
import { LongText } from './LongText.tsx';

const QUIET = { color: 'text.secondary' } as const;
const FIGURES: ReadonlySet<AuditLeaf['kind']> = new Set(['number', 'money', 'day', 'instant']);

const Leaf = ({ value }: { value: AuditLeaf }) => {
  const language = useLanguage();
  const text = valueText(value, language);
  if (value.kind === 'text') return <LongText text={text} />;
  if (value.kind === 'hidden') {
    return (
      <Box component="span" sx={{ ...QUIET, display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
        <LockIcon aria-hidden sx={{ fontSize: 14 }} />
        {text}
      </Box>
    );
  }
  if (!FIGURES.has(value.kind)) return text;
  return <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{text}</span>;
};

/** A stored value in words: nothing, what is hidden, figures, long texts, lists and objects each in their way. */
export const ShownValue = ({ value }: { value: AuditValue | null }) => {
  const language = useLanguage();
  if (value === null)
    return (
      <Box component="span" sx={QUIET}>
        {valueText(null, language)}
      </Box>
    );
  if (value.kind === 'list') {
    return (
      <Box component="ul" sx={{ flex: 1, m: 0, pl: 2, columnWidth: 240, columnGap: 3 }}>
        {value.items.map((item) => (
          <Box component="li" key={JSON.stringify(item)} sx={{ breakInside: 'avoid' }}>
            <Leaf value={item} />
          </Box>
        ))}
      </Box>
    );
  }
  if (value.kind !== 'group') return <Leaf value={value} />;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {value.fields.map(({ path, value: leaf }) => (
        <li key={path.join('/')}>
          <Box component="span" sx={QUIET}>
            {pathName(path, language)}:
          </Box>{' '}
          <Leaf value={leaf} />
        </li>
      ))}
    </Box>
  );
};
