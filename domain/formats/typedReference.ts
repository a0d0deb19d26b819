/** A reference number as people type or read it out (any case, blanks or nothing for the dashes), or null when it is none. */
export function typedReference(typed: string): string | null {
  const [, year, running] = /^\s*sk[\s-]*(\d{4})[\s-]*(\d{1,12})\s*$/i.exec(typed) ?? [];
  return year && running ? `SK-${year}-${running}` : null;
}
