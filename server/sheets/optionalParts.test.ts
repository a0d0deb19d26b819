import { describe, expect, it } from 'vitest';
import { byHand, type HandMade } from './testkit/byHand.ts';
import { readAll, refusal, seen } from './testkit/inFile.ts';

const without = (path: string, made: HandMade) => byHand({ ...made, parts: { [path]: null } });
const STRINGS = 'xl/sharedStrings.xml';
const STYLES = 'xl/styles.xml';

describe('a part that is named and not there', () => {
  it('is missed by nobody when no cell needs it', async () => {
    const made = { data: '<row><c t="str"><v>a</v></c><c><v>7</v></c><c s="3" t="str"><v>b</v></c></row>' };
    for (const path of [STRINGS, STYLES])
      expect(seen((await readAll(without(path, made))).rows)).toEqual([[1, 'a', '7', 'b']]);
  });

  it('is damage when a cell asks for a text', async () => {
    expect(await refusal(without(STRINGS, { data: '<row><c t="s"><v>0</v></c></row>' }))).toBe('damaged');
  });

  it('is damage when a cell asks how its number shows: it may be a date', async () => {
    expect(await refusal(without(STYLES, { data: '<row><c s="3"><v>46086</v></c></row>' }))).toBe('damaged');
    const fine = { data: '<row><c s="0"><v>46086</v></c></row>' };
    expect(seen((await readAll(without(STYLES, fine))).rows)).toEqual([[1, '46086']]);
  });

  it('may be a part that nobody reads', async () => {
    const parts = {
      'xl/worksheets/_rels/sheet1.xml.rels':
        '<Relationships><Relationship Id="r" Type="x/drawing" Target="../drawings/none.xml"/></Relationships>',
    };
    const data = '<row><c t="str"><v>a</v></c></row>';
    expect(seen((await readAll(byHand({ data, parts }))).rows)).toEqual([[1, 'a']]);
  });
});
