/** What is asked of a list of choices: by what is typed, if anything, and of stores by their partner, if one is chosen. */
export const typedChoice = (text: string, partnerId?: string): { q?: string; partnerId?: string } => ({
  ...(text.trim() && { q: text.slice(0, 200) }),
  ...(partnerId && { partnerId }),
});
