import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import type { Section } from './blocksOf.ts';

interface Props {
  sections: readonly Section[];
  /** The section that is read. */
  current: string | undefined;
}

const list = { m: 0, mt: 0.5, p: 0, listStyle: 'none', borderLeft: 1, borderColor: 'divider' } as const;

const Entry = ({ section: { slug, text, depth }, isCurrent }: { section: Section; isCurrent: boolean }) => (
  <li>
    <Link
      href={`#${slug}`}
      aria-current={isCurrent ? 'location' : undefined}
      sx={{
        display: 'block',
        ml: '-1px',
        pl: depth > 2 ? 3 : 1.5,
        py: { xs: 0.75, lg: 0.5 },
        borderLeft: 2,
        borderColor: isCurrent ? 'primary.main' : 'transparent',
        color: isCurrent ? 'primary.main' : 'text.secondary',
        fontSize: '0.8125rem',
        lineHeight: 1.4,
        textDecoration: 'none',
        '&:hover': { color: 'text.primary' },
      }}
    >
      {text}
    </Link>
  </li>
);

/** The headings of an article, each leading to its place; beside the text where there is room, and staying there. */
export const TableOfContents = ({ sections, current }: Props) => {
  const translate = useTranslate();
  const own = useLanguage();
  if (sections.length < 2) return null;
  const title = translate('guide.contents');
  return (
    <Box
      component="nav"
      aria-label={title}
      sx={{
        gridArea: 'contents',
        alignSelf: 'start',
        position: { lg: 'sticky' },
        top: { lg: 80 },
        mb: { xs: 3, lg: 0 },
        maxHeight: { lg: 'calc(100dvh - 104px)' },
        overflowY: { lg: 'auto' },
        '@media print': { display: 'none' },
      }}
    >
      <Typography variant="body2" lang={own} sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="ul" sx={list}>
        {sections.map((section) => (
          <Entry key={section.slug} section={section} isCurrent={section.slug === current} />
        ))}
      </Box>
    </Box>
  );
};
