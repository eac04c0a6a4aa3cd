import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import type { Point } from '@lavanda/shared/ui/map/types';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import DomicilioSearch from './DomicilioSearch';
import PointMap from './PointMap';
import SearchMessages from './SearchMessages';
import { TEXTS } from './texts';
import { useNewDomicilio } from './useNewDomicilio';

const T = TEXTS.creation;

export interface NewDialogProps {
  /** Number that the new domicilio will have in the list and on the map, from 1. */
  number: number;
  /** Point of the map whose click opened the dialog; null when it was opened otherwise. */
  initialPoint: Point | null;
  /** Called with the domicilio. If `point` is null, the page then asks for a click on its map. */
  onAdd(text: string, point: Point | null): void;
  onClose(): void;
}

/** Adds a domicilio. Choosing a search result places its pin; typed text can also be added without a pin. */
export default function NewDialog({ number, initialPoint, onAdd, onClose }: NewDialogProps) {
  const draft = useNewDomicilio(initialPoint);
  const { text, place, point, search, placeError } = draft;
  const empty = text.trim() === '';
  const ready = !empty && point !== null && !draft.locating;
  const help = place ? T.selectedHelp : initialPoint ? T.locatedHelp : draft.canSearch ? T.help : T.typedHelp;

  const add = () => onAdd(text, point);
  const onEnter = () => {
    if (place && ready) add();
    else search.searchNow();
  };

  return (
    <AppDialog
      opened
      title={T.title}
      onClose={onClose}
      width={640}
      actions={
        <>
          <Button onClick={onClose}>{TEXTS.cancel}</Button>
          <Button variant="contained" disabled={!ready} onClick={add}>
            {T.add}
          </Button>
        </>
      }
    >
      <DomicilioSearch
        text={text}
        onText={draft.write}
        places={place ? [] : search.places}
        busy={search.searching || draft.locating}
        help={help}
        error={null}
        onSelect={draft.select}
        onEnter={onEnter}
      />
      <SearchMessages search={search} placeError={placeError} />
      {!empty && point === null && !draft.locating && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', mt: 3 }}>
          <Button variant="outlined" onClick={() => onAdd(text, null)}>
            {T.useTypedText}
          </Button>
          <Typography variant="body2" sx={{ flex: 1, minWidth: 200, color: 'text.secondary' }}>
            {T.useTypedTextDetail}
          </Typography>
        </Box>
      )}
      {point && (
        <PointMap label={T.map} number={number} pinName={TEXTS.pinName(number, text)} point={point} onPoint={draft.locate} />
      )}
    </AppDialog>
  );
}
