/** What the address leads to by its hash and can have the focus; null when it leads to the page alone. */
export const ledTo = (): HTMLElement | null => {
  const named = location.hash ? document.getElementById(location.hash.slice(1)) : null;
  return named?.matches('[tabindex], input, select, textarea') ? named : null;
};

/** After a move the focus goes to what the address leads to, else to the field that asks for it, else to the heading. */
export const focusPage = (): void =>
  (ledTo() ?? document.querySelector<HTMLElement>('main [data-first], main h1'))?.focus();
