import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import type { MenuSection } from '../../components/shell/menuTable.ts';

const group = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '120px minmax(0, 1fr)' },
  columnGap: 1,
  rowGap: 0.5,
} as const;
// In the line of the first areas, however many lines there are.
const heading = { py: { sm: 0.75 } } as const;
const areas = { display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 } as const;

/** The areas of the menu, each leading there. */
export const OpenAreas = ({ sections }: { sections: readonly MenuSection[] }) => {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Card sx={{ display: 'grid', gap: 1, px: 2, py: 1.5 }}>
      {sections.map(({ key, items }) => (
        <Box key={key} component="section" aria-label={translate(`shell.section.${key}`)} sx={group}>
          <Typography variant="body2" color="textSecondary" sx={heading}>
            {translate(`shell.section.${key}`)}
          </Typography>
          <Box sx={areas}>
            {items.map(({ key: name, label, path, icon: Icon }) => (
              <Button key={name} component={Link} to={path} startIcon={<Icon aria-hidden />}>
                {label[language]}
              </Button>
            ))}
          </Box>
        </Box>
      ))}
    </Card>
  );
};
