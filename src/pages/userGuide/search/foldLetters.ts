/** A text in small letters without accents, letter for letter: what stands at a place in it stands there in `whole(text)` too. */
export const foldLetters = (text: string): string =>
  Array.from(whole(text), (letter) => {
    const bare = letter
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase();
    return bare.length === letter.length ? bare : letter;
  }).join('');

/** A text in which a letter and its accents are one. */
export const whole = (text: string): string => text.normalize('NFC');
