import { useCan } from '@lavanda/shared';
import type { Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import MapView from '@lavanda/shared/ui/map/MapView';
import AddLocationAltOutlined from '@mui/icons-material/AddLocationAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { MAX_QUANTITY } from './address';
import DomicilioDialogs from './DomicilioDialogs';
import DomiciliosList from './DomiciliosList';
import { markersOf } from './markers';
import PlaceHint from './PlaceHint';
import { popupOf } from './popups';
import { MAP_NOTICES, TEXTS } from './texts';
import { useDomicilios } from './useDomicilios';

export interface DomiciliosProps {
  domicilios: Domicilio[];
  /** True while the page is in edit or create mode and not saving. */
  editable: boolean;
  /** Called with the whole new list. A page in view mode then enters edit mode. */
  onChange(domicilios: Domicilio[]): void;
}

/** The cliente's domicilios on a map and in a numbered list. In edit mode the list offers the actions of the map too. */
export default function Domicilios(props: DomiciliosProps) {
  const { domicilios, editable } = props;
  const canChange = useCan('clientes.cambiar');
  const state = useDomicilios(props);
  const [withMap, setWithMap] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const { toPlace } = state;

  // Selecting a domicilio in the list, or starting to place it, scrolls to the map, which may be off screen on a phone.
  const onMap = toPlace ?? (state.fromMap ? null : state.selected);
  useEffect(() => {
    if (onMap !== null) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [onMap]);

  /** Focuses the pin whose card was closed, or else the map. */
  const toMap = (number: number | null) => {
    const pin = number === null ? null : frame.current?.querySelector<HTMLElement>(`[data-pin="${number}"]`);
    (pin ?? frame.current?.querySelector<HTMLElement>('[tabindex="0"]'))?.focus({ preventScroll: true });
  };

  return (
    <Paper component="section" variant="outlined" aria-label={TEXTS.region} sx={CARD}>
      <Box ref={frame} sx={MAP}>
        <MapView
          label={TEXTS.map}
          notices={MAP_NOTICES}
          markers={markersOf(domicilios)}
          selected={state.selected === null ? null : state.selected + 1}
          onSelect={(number) => state.select(number - 1, true)}
          onPress={state.press}
          placing={toPlace !== null}
          popup={popupOf({ domicilios, editable, canChange, state, onClose: toMap })}
          onControls={(controls) => setWithMap(controls !== null)}
        />
        {toPlace !== null && withMap && <PlaceHint number={toPlace + 1} onLeave={state.stopPlacing} />}
      </Box>
      <DomiciliosList ref={list} domicilios={domicilios} editable={editable} state={state} withMap={withMap} />
      <Box sx={FOOTER}>
        <Typography variant="body2" sx={{ flex: 1, minWidth: 200, color: 'text.disabled' }}>
          {TEXTS.hint}
        </Typography>
        <Button
          disabled={!editable || domicilios.length >= MAX_QUANTITY}
          startIcon={<AddLocationAltOutlined />}
          onClick={() => state.open({ what: 'nuevo', point: null })}
          sx={REGISTER}
        >
          {TEXTS.register}
        </Button>
      </Box>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {state.announcement}
      </Box>
      <DomicilioDialogs domicilios={domicilios} state={state} list={list} />
    </Paper>
  );
}

const CARD = {
  display: 'grid',
  gridTemplateRows: { xs: 'auto auto auto', lg: 'minmax(240px, 1fr) auto auto' },
  height: { lg: '100%' },
  overflow: 'hidden',
  borderRadius: '14px',
} as const;

const MAP = {
  position: 'relative',
  isolation: 'isolate',
  minHeight: 0,
  height: { xs: 280, sm: 296, lg: 'auto' },
} as const;

const FOOTER = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  p: '12px 16px',
  borderTop: 1,
  borderColor: 'divider',
} as const;

const REGISTER = {
  px: 5,
  bgcolor: 'primary.light',
  color: 'primary.text',
  '&:hover': { bgcolor: 'primary.tint200', color: 'text.primary' },
  '&.MuiButton-text.Mui-disabled': { bgcolor: 'background.sunken', color: 'text.disabled' },
} as const;
