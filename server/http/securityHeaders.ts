import { createHash } from 'node:crypto';

const inlineScripts = function* (html: string): Generator<string> {
  for (let at = html.indexOf('<script'); at >= 0; ) {
    const open = html.indexOf('>', at);
    const close = html.indexOf('</script>', open);
    if (open < 0 || close < 0) return;
    if (!/\bsrc=/.test(html.slice(at, open))) yield html.slice(open + 1, close);
    at = html.indexOf('<script', close);
  }
};

/** sha256 sources of the inline scripts in a page, so that no other inline script may run. */
const hashes = (html: string): string[] =>
  [...inlineScripts(html)].map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);

/** The Content-Security-Policy of the portal's page. Styles are inline because MUI writes them at run time. */
export const contentSecurityPolicy = (html: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashes(html).join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const OF_ALL: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
/** What browsers heed on pages only, and what an answer of the API says all the same. */
const OF_PAGES: Record<string, string> = {
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=()',
};

/** Headers of every answer at a path; a portal on HTTPS stays on it. Files of the build, which are no pages, say less. */
export const securityHeaders = (publicUrl: string, path: string): Record<string, string> => ({
  ...OF_ALL,
  ...(path.startsWith('/assets/') ? {} : OF_PAGES),
  ...(publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
});
