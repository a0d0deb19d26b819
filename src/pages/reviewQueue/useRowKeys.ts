import { useEffect, useRef } from 'react';

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [role=dialog], [role=menu]') !== null;

/** J and K move the focus through the links of a list; Enter opens the one that has it, as ever. */
export const useRowKeys = () => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const move = (event: KeyboardEvent): void => {
      const step = STEPS[event.key.toLowerCase()];
      if (!step || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const { activeElement: focused } = document;
      const at = focused instanceof HTMLElement ? links.indexOf(focused) : -1;
      const next = at < 0 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1);
      links[next]?.focus();
    };
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, []);
  return list;
};
