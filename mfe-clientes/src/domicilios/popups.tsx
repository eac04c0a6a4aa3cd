import type { Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import Card from '@lavanda/shared/ui/map/Card';
import type { Popup } from '@lavanda/shared/ui/map/types';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditLocationAltOutlined from '@mui/icons-material/EditLocationAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MAX_QUANTITY, pointOf } from './address';
import { TEXTS } from './texts';
import type { DomiciliosState } from './useDomicilios';

interface Input {
  domicilios: Domicilio[];
  editable: boolean;
  /** True when the role may change clientes. Such a user can delete a domicilio in view mode too, which starts the edit mode. */
  canChange: boolean;
  state: DomiciliosState;
  /** Called when the card closes; focuses the pin with this number, or the map when it is null. */
  onClose(number: number | null): void;
}

/**
 * Card to draw over the map: the question about a clicked point, or else the selected domicilio if it has a pin. Null without
 * either, and while the next click places a domicilio.
 */
export function popupOf(input: Input): Popup | null {
  const { domicilios, state } = input;
  if (state.pressed) return { point: state.pressed, overPin: false, content: <PointQuestion {...input} /> };
  if (state.selected === null || state.toPlace !== null) return null;
  const domicilio = domicilios[state.selected];
  const point = domicilio && pointOf(domicilio);
  if (!domicilio || !point) return null;
  return {
    point,
    overPin: true,
    content: <Detail key={state.selected} {...input} index={state.selected} domicilio={domicilio} />,
  };
}

/** Card of a pin: its domicilio, 'eliminar' if the role may change clientes and, in edit mode, a button that moves the pin. */
function Detail({ domicilio, index, editable, canChange, state, onClose }: Input & { domicilio: Domicilio; index: number }) {
  const number = index + 1;
  return (
    <Card
      nombre={TEXTS.domicilio(number)}
      text={domicilio.descripcion}
      close={TEXTS.close}
      onClose={() => {
        state.select(null);
        onClose(number);
      }}
      focus={state.fromMap}
    >
      <Box sx={{ display: 'flex', minHeight: 44, gap: 2 }}>
        {canChange && (
          <Button
            color="error"
            startIcon={<DeleteOutlineRounded />}
            aria-label={TEXTS.removeName(number, domicilio.descripcion)}
            onClick={() => state.open({ what: 'eliminar', index })}
            sx={LINK}
          >
            {TEXTS.remove}
          </Button>
        )}
        {editable && (
          <Button
            startIcon={<EditLocationAltOutlined />}
            aria-label={TEXTS.moveName(number, domicilio.descripcion)}
            onClick={() => state.startPlacing(index)}
            sx={LINK}
          >
            {TEXTS.move}
          </Button>
        )}
      </Box>
    </Card>
  );
}

/** Card that asks in edit mode what to do with the clicked point. Nothing changes until the user answers. */
function PointQuestion({ domicilios, state, onClose }: Input) {
  const { selected, pressed } = state;
  const current = selected === null ? undefined : domicilios[selected];
  return (
    <Card
      nombre={TEXTS.newPoint}
      text={TEXTS.pointQuestion}
      close={TEXTS.close}
      onClose={() => {
        state.forgetPoint();
        onClose(null);
      }}
      focus
    >
      <Box sx={{ display: 'grid', justifyItems: 'start' }}>
        {current && selected !== null && pressed && (
          <Button sx={LINK} onClick={() => state.locate(selected, pressed)}>
            {(pointOf(current) ? TEXTS.moveHere : TEXTS.locateHere)(selected + 1)}
          </Button>
        )}
        {domicilios.length < MAX_QUANTITY && (
          <Button
            sx={LINK}
            onClick={() => {
              state.forgetPoint();
              state.open({ what: 'nuevo', point: pressed });
            }}
          >
            {TEXTS.newHere}
          </Button>
        )}
      </Box>
    </Card>
  );
}

const LINK = {
  px: 1,
  ml: -1,
  minWidth: 0,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  textAlign: 'left',
  '&:hover': { textDecoration: 'underline' },
} as const;
