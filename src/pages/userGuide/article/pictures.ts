/** Addresses of all pictures by the files they are, `docs/guide/pictures/<language>/<theme>/<file>`. */
const urls = import.meta.glob<string>('/docs/guide/pictures/*/*/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of a picture in a language and theme; undefined where it was not taken. */
export const pictureOf = (language: string, theme: string, file: string): string | undefined =>
  urls[`/docs/guide/pictures/${language}/${theme}/${file}`];
