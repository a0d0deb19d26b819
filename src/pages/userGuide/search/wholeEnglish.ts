/** Every article in English by its file: what the search goes over, as one piece beside the articles that are read one by one. */
export const wholeEnglish = import.meta.glob<string>('/docs/guide/en/*.md', {
  query: '?raw&whole',
  import: 'default',
  eager: true,
});
