import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Token, Tokens } from 'marked';
import { useTranslate } from 'react-admin';
import { slugOf, wordsOf } from './blocksOf.ts';
import { Figure } from './Figure.tsx';
import { Inline } from './Inline.tsx';

const Heading = ({ token }: { token: Tokens.Heading }) => {
  const translate = useTranslate();
  const name = wordsOf(token);
  const slug = slugOf(name);
  const isSection = token.depth === 2;
  return (
    <Typography
      id={slug}
      variant={isSection ? 'h2' : 'subtitle1'}
      component={isSection ? 'h2' : 'h3'}
      sx={{
        mt: isSection ? 4 : 2.5,
        mb: 1,
        fontSize: isSection ? '1.1875rem' : '1rem',
        fontWeight: 600,
        // Below the bar at the top of the page.
        scrollMarginTop: 72,
        '& a': { ml: 0.75, opacity: 0, textDecoration: 'none' },
        '&:hover a, & a:focus-visible': { opacity: 1 },
      }}
    >
      <Inline tokens={token.tokens} />
      <Link href={`#${slug}`} aria-label={translate('guide.toSection', { name })}>
        #
      </Link>
    </Typography>
  );
};

const Items = ({ token: { ordered, start, items } }: { token: Tokens.List }) => (
  <Box
    component={ordered ? 'ol' : 'ul'}
    start={typeof start === 'number' && start > 1 ? start : undefined}
    sx={{ my: 1.5, pl: 3, '& > li': { my: 0.75, pl: 0.5 }, '& > li::marker': { color: 'text.secondary' } }}
  >
    {items.map(({ tokens }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an article does not change while it is read
      <li key={at}>
        <BlockList blocks={tokens} isWithin />
      </li>
    ))}
  </Box>
);

const Cells = ({ token: { header, rows } }: { token: Tokens.Table }) => (
  <TableContainer
    sx={{ my: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    tabIndex={0}
  >
    <Table size="small" sx={{ '& td': { verticalAlign: 'top' }, '& tr:last-child td': { borderBottom: 0 } }}>
      <TableHead>
        <TableRow>
          {header.map(({ tokens, text }) => (
            <TableCell key={text}>
              <Inline tokens={tokens} />
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.map(({ text }) => text).join()}>
            {row.map(({ tokens }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an article does not change while it is read
              <TableCell key={at}>
                <Inline tokens={tokens} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

/** A paragraph that is a picture alone is a figure. */
const pictureOf = ({ tokens = [] }: Tokens.Paragraph): Tokens.Image | null => {
  const [only, ...others] = tokens;
  return only?.type === 'image' && others.length === 0 ? (only as Tokens.Image) : null;
};

const Block = ({ token, isWithin }: { token: Token; isWithin: boolean }) => {
  switch (token.type) {
    case 'heading':
      return <Heading token={token as Tokens.Heading} />;
    case 'list':
      return <Items token={token as Tokens.List} />;
    case 'table':
      return <Cells token={token as Tokens.Table} />;
    case 'blockquote':
      return (
        <Box
          sx={{
            my: 2,
            px: 2,
            py: 0.25,
            borderLeft: 3,
            borderColor: 'primary.main',
            bgcolor: 'primary.light',
          }}
        >
          <BlockList blocks={(token as Tokens.Blockquote).tokens} />
        </Box>
      );
    case 'paragraph': {
      const picture = pictureOf(token as Tokens.Paragraph);
      if (picture) return <Figure name={picture.href} alt={picture.text} />;
      return (
        <Box component="p" sx={{ my: isWithin ? 0.5 : 1.5 }}>
          <Inline tokens={token.tokens} />
        </Box>
      );
    }
    default:
      return <Inline tokens={[token]} />;
  }
};

/** Blocks of an article one below the other: headings, paragraphs, lists, tables, pictures. */
export const BlockList = ({ blocks, isWithin = false }: { blocks: readonly Token[]; isWithin?: boolean }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: an article does not change while it is read
  blocks.map((token, at) => <Block key={at} token={token} isWithin={isWithin} />);
