/** Texts under nested names; each is used by its path, `common.save`. */
export type Texts = { readonly [name: string]: string | Texts | undefined };
type Values = Readonly<Record<string, unknown>>;

const flatten = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, text]) => {
    if (text === undefined) return [];
    return typeof text === 'string' ? [[prefix + name, text]] : flatten(text, `${prefix}${name}.`);
  });

/** One of the forms parted by `||||`: the first for one, the second for any other number. */
const formFor = (text: string, count: unknown): string => {
  const forms = text.split('||||');
  return ((Number(count) === 1 ? undefined : forms[1]) ?? forms[0] ?? '').trim();
};

/**
 * Translates paths of these texts as react-admin asks: `%{name}` is filled from the values, `smart_count` picks the form, `_`
 * is the text of a path that is not there. Without it such a path is answered as it stands, with a warning in the console.
 */
export const createTranslator = (texts: Texts): ((path: string, values?: Values) => string) => {
  const known = new Map([['', ''], ...flatten(texts)]);
  return (path, values = {}) => {
    const text = known.get(path) ?? (typeof values._ === 'string' ? values._ : undefined);
    if (text === undefined) {
      console.warn(`There is no text for "${path}"`);
      return path;
    }
    const form = values.smart_count == null ? text : formFor(text, values.smart_count);
    return form.replace(/%\{(.*?)\}/g, (whole, name: string) =>
      String((Object.hasOwn(values, name) ? values[name] : null) ?? whole),
    );
  };
};
