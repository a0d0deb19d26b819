const CELL = 20;
const COLUMNS = 44;
const CENTRE = 31;
const ROWS = 60;
const GAP = 2.5;

type Strand = 'plain' | 'dyed' | 'bright';

/** Nested diamonds, as they are dyed into a banig, the woven mat of the Visayas. */
function strandAt(column: number, row: number): Strand {
  const distance = Math.abs(column - CENTRE) + Math.abs((row % 30) - 15);
  if (distance % 15 === 4) return 'bright';
  return distance % 15 < 4 || distance % 15 === 8 ? 'dyed' : 'plain';
}

/** Outline of one visible piece of a strand: across where it passes over, down where it passes under. */
function piece(column: number, row: number): string {
  const isAcross = (column + row) % 2 === 0;
  const [x, y] = [column * CELL, row * CELL];
  const [left, top] = isAcross ? [x - GAP, y + GAP] : [x + GAP, y - GAP];
  const [width, height] = isAcross ? [CELL + 2 * GAP, CELL - 2 * GAP] : [CELL - 2 * GAP, CELL + 2 * GAP];
  return `M${left} ${top}h${width}v${height}h${-width}z`;
}

function outlines(): Record<Strand, string> {
  const paths: Record<Strand, string> = { plain: '', dyed: '', bright: '' };
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) paths[strandAt(column, row)] += piece(column, row);
  }
  return paths;
}

const paths = outlines();

/** The woven ground of the brand panel. Decoration only. */
export function Weave() {
  return (
    <svg
      className="s-weave"
      viewBox={`0 0 ${COLUMNS * CELL} ${ROWS * CELL}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <path className="s-weave-plain" d={paths.plain} />
      <path className="s-weave-dyed" d={paths.dyed} />
      <path className="s-weave-bright" d={paths.bright} />
    </svg>
  );
}
