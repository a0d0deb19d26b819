import type { ComponentType, ReactNode } from 'react';
import { copyOfField } from '#domain/fields/copyOfField.ts';
import type { FieldKind } from '#domain/fields/field.ts';
import { formatTypedMobile } from '#domain/formats/mobile.ts';
import { CopiedText } from '../clipboard/CopiedText.tsx';
import { DateText, MoneyText, NONE, TinText } from '../texts.tsx';
import { useUiTexts } from '../uiTexts.tsx';
import { useField } from './Fields.tsx';

interface Shown {
  value: string;
}
const Plain = ({ value }: Shown) => <>{value}</>;
const Mobile = ({ value }: Shown) => <>{formatTypedMobile(value)}</>;
const Tin = ({ value }: Shown) => <TinText tin={value} />;
const Money = ({ value }: Shown) => <MoneyText amount={value} />;

/** How the kinds of value that speak for themselves are shown. */
const SHOWN: Partial<Record<FieldKind, ComponentType<Shown>>> = {
  line: Plain,
  lines: Plain,
  email: Plain,
  digits: Plain,
  landline: Plain,
  phone: Mobile,
  mobile: Mobile,
  tin: Tin,
  day: DateText,
  instant: DateText,
  money: Money,
};

interface Props {
  /** Its name on the wire. */
  source: string;
}

/** What the record around it has in a field, by the field's kind, with a button where it is copied; a dash for nothing. */
export const TextField = ({ source }: Props) => {
  const { row, label, value } = useField(source);
  const { yes, no } = useUiTexts();
  if (row.kind === 'flag') return <>{value === true ? yes : no}</>;
  const Text = SHOWN[row.kind];
  if (!Text) throw new Error(`${source} is a ${row.kind}, which has to be put into words`);
  if (typeof value !== 'string' || value === '') return NONE;
  const copy = copyOfField(row, value);
  if (copy === null) return <Text value={value} />;
  return (
    <CopiedText copy={copy} label={label}>
      <Text value={value} />
    </CopiedText>
  );
};

/** A field whose value is put into words by its children; a dash for nothing. */
export const WordedField = ({ source, children }: Props & { children: ReactNode }) => {
  useField(source);
  return children === null || children === undefined || children === '' ? NONE : children;
};
