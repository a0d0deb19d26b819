const ONBOARDED_BY = '3rd Party';

/** Who brought a partner or store in: what was said, else '3rd Party'. */
export function onBoardedBy(said: string | null | undefined): string {
  return said?.trim() || ONBOARDED_BY;
}
