import { type ReactNode, useState } from 'react';
import { useApplyText } from './useApplyText.ts';

/** The beginning of a long list, and the button that shows as many more. */
export const useShort = <Item,>(items: readonly Item[], step: number): { shown: Item[]; more: ReactNode } => {
  const t = useApplyText();
  const [count, setCount] = useState(step);
  const left = items.length - count;
  return {
    shown: items.slice(0, count),
    more: left > 0 && (
      <button type="button" className="s-plain-button" onClick={() => setCount(count + step)}>
        {t('list.more', { count: Math.min(left, step) })}
      </button>
    ),
  };
};
