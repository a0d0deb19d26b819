export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const KEY = 'suki.theme';

/** Whether a stored value is a theme that can be chosen by name. */
export const isNamedTheme = (value: unknown): value is 'light' | 'dark' =>
  value === 'light' || value === 'dark';

/**
 * Shows a theme on the page: the public pages' CSS reads `data-theme`, and localStorage remembers it for the next visit,
 * before anybody has signed in. "system" leaves both to the device.
 */
export const showTheme = (choice: ThemeChoice): void => {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Storage is closed (private window): the theme lasts for this page.
  }
};

/** The theme that this browser remembers, "system" when none. */
export const rememberedTheme = (): ThemeChoice => {
  try {
    const stored = localStorage.getItem(KEY);
    return isNamedTheme(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
};
