/** A column's name as words: `is_enabled` is "Is enabled", `accountOwner` is "Account owner". */
export const humanField = (field: string): string => {
  const words = field
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .split(/[_-]/)
    .filter((word) => word !== '')
    .map((word) => (/^[A-Z0-9]+$/.test(word) && word.length > 1 ? word : word.toLowerCase()));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
