import { type ReactNode, useState } from 'react';
import { useSheetText } from './texts/useSheetText.ts';

/** The beginning of a long list, and the button that shows as many more. */
export const useShort = <Item,>(items: readonly Item[], step: number): { shown: Item[]; more: ReactNode } => {
  const { t } = useSheetText();
  const [count, setCount] = useState(step);
  const left = items.length - count;
  return {
    shown: items.slice(0, count),
    more: left > 0 && (
      <button type="button" className="s-plain-button" onClick={() => setCount(count + step)}>
        {t('rows.more', { count: Math.min(left, step) })}
      </button>
    ),
  };
};
