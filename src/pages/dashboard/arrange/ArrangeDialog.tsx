import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type Arrangement, ordered, withHidden, withOrder } from '#domain/desk/arrangement.ts';
import { SteadyDialog } from '../../../components/ui/dialogs/SteadyDialog.tsx';
import { ReorderList, type ReorderTexts } from '../../../components/ui/reorder/ReorderList.tsx';
import { type Place, titleOf } from './sectionsOf.ts';

interface Props {
  isOpen: boolean;
  places: readonly Place[];
  arrangement: Arrangement;
  onArrange: (arrangement: Arrangement) => void;
  onPutBack: () => void;
  onClose: () => void;
}

const useTexts = (): ReorderTexts => {
  const translate = useTranslate();
  const word = (key: string, values: object) => translate(`dashboard.arrange.${key}`, values);
  return {
    grip: (name) => word('grip', { name }),
    up: (name) => word('up', { name }),
    down: (name) => word('down', { name }),
    moved: (name, place, of) => word('moved', { name, place, of }),
  };
};

/** Orders and hides the sections of the desk; the page behind follows at once. */
export const ArrangeDialog = ({ isOpen, places, arrangement, onArrange, onPutBack, onClose }: Props) => {
  const translate = useTranslate();
  const texts = useTexts();
  const id = useId();
  const word = (key: string) => translate(`dashboard.arrange.${key}`);
  const sectionOf = (key: string) => {
    const name = translate(titleOf(key));
    const isHidden = arrangement.hidden.includes(key);
    const content = (
      <FormControlLabel
        label={name}
        labelPlacement="start"
        control={
          <Switch
            checked={!isHidden}
            onChange={(_, isShown) => onArrange(withHidden(arrangement, key, !isShown))}
          />
        }
        sx={{ display: 'flex', justifyContent: 'space-between', m: 0 }}
      />
    );
    return { key, name, content };
  };
  return (
    <SteadyDialog open={isOpen} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{word('title')}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {word('note')}
        </Typography>
        <Stack spacing={2}>
          {places.map(({ name, keys }) => (
            <div key={name}>
              <Typography variant="h3">{word(name)}</Typography>
              <ReorderList
                label={word(name)}
                texts={texts}
                fixed={keys.length < 2}
                onReorder={(order) => onArrange(withOrder(arrangement, order))}
                items={ordered(keys, arrangement).map(sectionOf)}
              />
            </div>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button
          onClick={onPutBack}
          disabled={arrangement.order.length === 0 && arrangement.hidden.length === 0}
        >
          {word('putBack')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {word('done')}
        </Button>
      </DialogActions>
    </SteadyDialog>
  );
};
