const HIDDEN = '•••';
const MOST_WORDS = 6;

/** The first letter of a word, as a capital; nothing where it begins with none. */
const initial = (word: string): string => {
  const [letter] = /^\p{L}/u.exec(word) ?? [];
  // Some letters have two capitals.
  const [capital] = letter?.toLocaleUpperCase('en') ?? '';
  return capital ?? '';
};

/**
 * Of a customer's name the initials of its words, six words at most, whatever their length; what begins with no letter is hidden whole.
 * Masked again it stays as it is.
 */
export function maskCustomer(name: string): string {
  const words = name.trim().split(/\s+/u).slice(0, MOST_WORDS);
  return words.map((word) => `${initial(word)}${HIDDEN}`).join(' ');
}
