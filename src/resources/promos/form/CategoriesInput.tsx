import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { type Ref, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useUser } from '../../../components/shell/useUser.ts';
import { Combobox } from '../../../components/ui/Combobox.tsx';
import { bound } from '../../../components/ui/fields/bound.tsx';
import { useField } from '../../../components/ui/fields/Fields.tsx';
import { usePromoCategories } from '../shared/usePromoLookups.ts';
import type { CategoryValue } from './promoValues.ts';
import { RankSelect } from './RankSelect.tsx';

interface Props {
  value: unknown;
  onChange: (value: CategoryValue[]) => void;
  onBlur?: () => void;
  error?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** The dictionary's name of the field. */
  source: string;
  /** The promo that holds the ranks it has. */
  promoId?: string;
}

const isCategories = (value: unknown): value is CategoryValue[] => Array.isArray(value);

const CategoriesBox = ({ source, value, onChange, onBlur, error, inputRef, promoId }: Props) => {
  const translate = useTranslate();
  const { max: most = 1 } = useField(source).row;
  const { label } = useField(`${source}.code`);
  const options = usePromoCategories();
  const isStaff = useUser().type === 'INTERNAL';
  const chosen = isCategories(value) ? value : [];
  const [isAdding, setAdding] = useState(false);
  const hasBlank = chosen.length === 0 || isAdding;
  const rows: (CategoryValue | null)[] = hasBlank ? [...chosen, null] : chosen;
  const set = (at: number, code: string | null) => {
    const name = options.find((option) => option.value === code)?.label ?? code;
    setAdding(false);
    if (code === null || name === null) onChange(chosen.filter((_, index) => index !== at));
    else onChange([...chosen.slice(0, at), { code, name, rank: null }, ...chosen.slice(at + 1)]);
  };
  const remove = (at: number) => {
    if (at >= chosen.length) setAdding(false);
    else onChange(chosen.filter((_, index) => index !== at));
  };
  return (
    <Stack spacing={1} onBlur={onBlur}>
      {rows.map((row, at) => (
        <Box
          key={row?.code ?? 'blank'}
          sx={{
            display: 'grid',
            gap: 1.5,
            alignItems: 'end',
            gridTemplateColumns: isStaff
              ? { xs: 'minmax(0, 1fr) 110px 40px', sm: 'minmax(0, 1fr) 180px 40px' }
              : 'minmax(0, 1fr) 40px',
          }}
        >
          <Combobox
            label={label}
            required
            value={row?.code ?? null}
            chosen={row && { value: row.code, label: row.name }}
            options={options.filter(
              (option) => option.value === row?.code || !chosen.some(({ code }) => code === option.value),
            )}
            onChange={(code) => set(at, code)}
            inputRef={at === 0 ? inputRef : undefined}
          />
          {isStaff && (
            <RankSelect
              source={`${source}.rank`}
              category={row}
              promoId={promoId}
              onChange={(rank) =>
                onChange(chosen.map((one, index) => (index === at ? { ...one, rank } : one)))
              }
            />
          )}
          <IconButton
            size="small"
            aria-label={translate('promos.removeCategory', { name: row?.name ?? '' })}
            disabled={rows.length === 1}
            onClick={() => remove(at)}
            sx={{ mb: 0.5 }}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {error && <FormHelperText error>{error}</FormHelperText>}
      {!hasBlank && chosen.length < most && (
        <Button
          size="small"
          startIcon={<AddIcon />}
          sx={{ alignSelf: 'start' }}
          onClick={() => setAdding(true)}
        >
          {translate('promos.addCategory')}
        </Button>
      )}
    </Stack>
  );
};

const FormCategories = /* @__PURE__ */ bound(CategoriesBox);

/** The categories that the promo around it is shown in, each with the rank that it has there. */
export const CategoriesInput = (props: Pick<Props, 'source' | 'promoId'>) => (
  <FormCategories {...props} name={useField(props.source).name} />
);
