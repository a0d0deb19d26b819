import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDocument } from './openapi/document.ts';

const FILE = join(import.meta.dirname, '..', 'docs', 'openapi.json');

/** Writes the OpenAPI document to docs/openapi.json, or to the output with --print; with --check compares only. */
const text = `${JSON.stringify(await makeDocument(), null, 2)}\n`;
if (process.argv.includes('--print')) {
  process.stdout.write(text);
} else if (process.argv.includes('--check')) {
  const written = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  if (written !== text) {
    process.stdout.write('docs/openapi.json is not what the contract says: run `npm run openapi`\n');
    process.exitCode = 1;
  }
} else {
  writeFileSync(FILE, text);
  process.stdout.write('docs/openapi.json written\n');
}
