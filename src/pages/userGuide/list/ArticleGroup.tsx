import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ArticleLink, GuideGroup } from '#domain/guide/articles.ts';
import { pathOf } from '#domain/pages.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { contents } from '../contents.ts';

interface Props {
  group: GuideGroup;
  /** Those of it that are shown. */
  links: readonly ArticleLink[];
}

/** Articles of one group, each by its title. */
export const ArticleGroup = ({ group, links }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Panel title={translate(`guide.group.${group}`)} note={translate(`guide.groupNote.${group}`)}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: { xs: 0.5, md: 0.25 } }}>
        {links.map((link) => (
          <Box component="li" key={link} sx={{ display: 'flex' }}>
            <Link
              component={RouterLink}
              to={pathOf('guideArticle', { link })}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: { xs: 40, md: 30 } }}
            >
              {contents[link].title[language]}
            </Link>
          </Box>
        ))}
      </Box>
    </Panel>
  );
};
