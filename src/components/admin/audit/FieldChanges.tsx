import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type AuditChange, listChanges, sideOf } from '#domain/audit/change.ts';
import { fieldName } from '#domain/audit/fields.ts';
import type { AuditValue } from '#domain/audit/value.ts';
import { HiddenText } from '../../ui/HiddenText.tsx';
import { useUiTexts } from '../../ui/uiTexts.tsx';
import { useLanguage } from '../useLanguage.ts';
import { ListChange } from './ListChange.tsx';
import { ShownValue } from './ShownValue.tsx';

const cell = { minWidth: 0, overflowWrap: 'anywhere' } as const;

/** The value before, struck, and the value after; a list by what it gained and lost. */
const BothSides = ({ change }: { change: AuditChange }) => {
  const texts = useUiTexts();
  const list = listChanges(change);
  if (list) return <ListChange {...list} />;
  return (
    <>
      <HiddenText>{texts.before}: </HiddenText>
      <Box component={change.before === null ? 'span' : 'del'} sx={{ ...cell, color: 'text.secondary' }}>
        <ShownValue value={change.before} />
      </Box>
      <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
        →
      </Box>
      <HiddenText>{texts.after}: </HiddenText>
      <Box component="ins" sx={{ ...cell, textDecoration: 'none', fontWeight: 500 }}>
        <ShownValue value={change.after} />
      </Box>
    </>
  );
};

const WIDE: ReadonlySet<AuditValue['kind']> = new Set(['list', 'group']);
const isWide = (value: AuditValue | null): boolean =>
  value !== null && (WIDE.has(value.kind) || (value.kind === 'text' && value.text.length > 80));

interface Props {
  changes: readonly AuditChange[];
  operation: string;
  /** In a column beside a page: names stand above their values. */
  isNarrow?: boolean;
}

/** The fields of an entry: of a change with both values, else with the one value that there is. */
export const FieldChanges = ({ changes, operation, isNarrow = false }: Props) => {
  const language = useLanguage();
  const side = sideOf(operation);
  const rows = changes
    .map((change) => ({
      change,
      name: fieldName(change.field, language),
      wide: side !== 'both' && isWide(change[side]),
    }))
    .sort(
      (one, other) => Number(one.wide) - Number(other.wide) || one.name.localeCompare(other.name, language),
    );
  const columns = side === 'both' ? '1fr' : 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))';
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: '8px 32px', gridTemplateColumns: columns }}>
      {rows.map(({ change, name, wide }) => (
        <Box
          key={change.field}
          sx={{
            gridColumn: wide ? '1 / -1' : undefined,
            display: 'grid',
            gridTemplateColumns: isNarrow
              ? '1fr'
              : { xs: '1fr', sm: side === 'both' ? '180px 1fr' : '140px 1fr' },
            columnGap: 2,
          }}
        >
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Box
            component="dd"
            sx={{ ...cell, m: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75, typography: 'body2' }}
          >
            {side === 'both' ? <BothSides change={change} /> : <ShownValue value={change[side]} />}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
