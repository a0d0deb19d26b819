import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Token, Tokens } from 'marked';
import { Link as RouterLink } from 'react-router-dom';
import { pathOf } from '#domain/pages.ts';

/** Of a link between articles: a file beside this one, with or without a section of it. */
const ARTICLE = /^([\w-]+)\.md(#[^#]+)?$/;

/** The words of a screen, as they stand on it. */
const label = { fontWeight: 600, color: 'text.primary' } as const;

const code = {
  px: 0.5,
  py: '1px',
  borderRadius: 0.5,
  bgcolor: 'action.hover',
  fontFamily: 'monospace',
  fontSize: '0.9em',
  overflowWrap: 'anywhere',
} as const;

const GuideLink = ({ token: { href, tokens } }: { token: Tokens.Link }) => {
  const [, link, section = ''] = ARTICLE.exec(href) ?? [];
  const words = <Inline tokens={tokens} />;
  if (link)
    return (
      <Link component={RouterLink} to={pathOf('guideArticle', { link }) + section}>
        {words}
      </Link>
    );
  return href.startsWith('#') ? <Link href={href}>{words}</Link> : words;
};

const OneInline = ({ token }: { token: Token }) => {
  switch (token.type) {
    case 'strong':
      return (
        <Box component="b" sx={label}>
          <Inline tokens={token.tokens} />
        </Box>
      );
    case 'em':
      return (
        <em>
          <Inline tokens={token.tokens} />
        </em>
      );
    case 'codespan':
      return (
        <Box component="code" sx={code}>
          {token.text}
        </Box>
      );
    case 'link':
      return <GuideLink token={token as Tokens.Link} />;
    case 'br':
      return <br />;
    default:
      // HTML in an article is shown as the text that it is.
      if ('tokens' in token && token.tokens) return <Inline tokens={token.tokens} />;
      return 'text' in token ? String(token.text) : null;
  }
};

/** The text of a paragraph, heading or cell. */
export const Inline = ({ tokens = [] }: { tokens: Token[] | undefined }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: an article does not change while it is read
  tokens.map((token, at) => <OneInline key={at} token={token} />);
