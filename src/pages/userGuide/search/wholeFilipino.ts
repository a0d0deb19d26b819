/** Every article in Filipino by its file: what the search goes over, as one piece beside the articles that are read one by one. */
export const wholeFilipino = import.meta.glob<string>('/docs/guide/fil/*.md', {
  query: '?raw&whole',
  import: 'default',
  eager: true,
});
