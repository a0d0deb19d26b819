import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ImportProblemGroup } from '#contract/shapes/importShapes.ts';
import type { Replace } from './useReplace.ts';

interface Props {
  group: ImportProblemGroup;
  replace: Replace;
}

/** Gives every cell with a problem what is offered for it: its own suggestion, or the one or the other way to read it. */
export const TakeAll = ({ group: { edit, column, code, rows, values }, replace }: Props) => {
  const translate = useTranslate();
  if (column === null || rows < 2) return null;
  const [either, or] = values.find(({ readings }) => readings.length > 1)?.readings ?? [];
  const ways = [
    ...(either && or
      ? ([
          ['either', 'imports.takeAll.either', either],
          ['or', 'imports.takeAll.or', or],
        ] as const)
      : []),
    ...(values.filter(({ suggestion }) => suggestion !== null).length > 1
      ? ([['suggestion', 'imports.takeAll.suggestion', '']] as const)
      : []),
  ];
  return ways.map(([take, label, text]) => (
    <Button
      key={take}
      size="small"
      disabled={replace.isPending}
      onClick={() => replace.replace({ column, from: null, take, part: false, code, seen: edit })}
    >
      {translate(label, { text })}
    </Button>
  ));
};
