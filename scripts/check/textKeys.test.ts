import { expect, it } from 'vitest';
import { compareKeys } from './textKeys.ts';

const source = (text: string) => [{ path: 'src/pages/Some.tsx', text }];
const KEYS = ['list.lost', 'list.empty', 'list.none', 'list.tab.all', 'list.tab.open', 'form.save'];

it('a key that is written out and that no text has is named with its file', () =>
  expect(compareKeys(['form.save'], source(`translate('form.safe'); translate('form.save')`))).toEqual([
    'src/pages/Some.tsx: there is no text form.safe',
  ]));

it('a text that no key reaches is named, whichever way the keys are put together', () =>
  expect(
    compareKeys(
      KEYS,
      source(`const T = 'list' as const;
        export const Some = ({ tab, isNone }) => (
          <Page title="form.save" note={translate(\`\${T}.\${isNone ? 'none' : 'empty'}\`)} tab={\`list.tab.\${tab}\`} />
        );`),
    ),
  ).toEqual(['the text list.lost is shown nowhere']));

it('a part of a key is none, and neither is a path or a host', () =>
  expect(
    compareKeys(
      KEYS,
      source(
        `[\`list.tab.\${x}\`, 'list.tab', './list.ts', 'form.example.com/x', 'list.none', 'list.empty', 'list.lost', 'form.save']`,
      ),
    ),
  ).toEqual([]));

it('what others call may be shown nowhere', () =>
  expect(compareKeys(['ra.page.list'], [], ['ra.'])).toEqual([]));
