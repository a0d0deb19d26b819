import { normalForm } from '#domain/formats/unicode/normalForm.ts';

/** Letters without their accents, everything else that is not plain ASCII as `_`; for clients that read no UTF-8. */
const plainName = (name: string): string =>
  normalForm(name, 'NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7E]|["\\%]/g, '_');

const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The Content-Disposition of a file by its name in any language (RFC 6266). */
export const contentDisposition = (kind: 'attachment' | 'inline', name: string): string =>
  `${kind}; filename="${plainName(name)}"; filename*=UTF-8''${encoded(name)}`;
