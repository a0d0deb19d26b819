const MAX_CELL = 32_767;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// What XML 1.0 cannot hold at all: control characters but tab and line ends, lone surrogates, two non-characters.
const ILLEGAL =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is dropped
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Text for XML: entities escaped, characters that XML cannot hold dropped. */
export const xmlText = (text: string): string =>
  text.replace(ILLEGAL, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Text for a spreadsheet cell: at most 32,767 characters, and `_x0041_` kept from being read as a letter. */
export const cellText = (text: string): string => {
  const short = text.length > MAX_CELL ? `${text.slice(0, MAX_CELL - 1)}…` : text;
  return xmlText(short.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_'));
};
