import type { Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import Box from '@mui/material/Box';
import type { Ref } from 'react';
import DomicilioRow from './DomicilioRow';
import { TEXTS } from './texts';
import type { DomiciliosState } from './useDomicilios';

export interface DomiciliosListProps {
  domicilios: Domicilio[];
  editable: boolean;
  state: DomiciliosState;
  /** False without a map to click on; the button that moves a pin then opens the dialog with the coordinates. */
  withMap: boolean;
  ref?: Ref<HTMLElement>;
}

/** List of the domicilios with the numbers of their pins. In edit mode its rows have buttons to move, edit and remove them. */
export default function DomiciliosList({ domicilios, editable, state, withMap, ref }: DomiciliosListProps) {
  if (domicilios.length === 0) {
    return (
      <Box ref={ref} component="p" tabIndex={-1} sx={{ m: 0, p: '14px 16px', fontSize: 15, color: 'text.secondary' }}>
        {TEXTS.noDomicilios}
      </Box>
    );
  }
  return (
    <Box ref={ref} component="ol" tabIndex={-1} aria-label={TEXTS.list} sx={LIST}>
      {domicilios.map((domicilio, index) => (
        <DomicilioRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a domicilio has no id; only its index identifies it.
          key={index}
          domicilio={domicilio}
          number={index + 1}
          selected={state.selected === index}
          editable={editable}
          onSelect={() => state.select(state.selected === index ? null : index)}
          onMove={() => (withMap ? state.startPlacing(index) : state.open({ what: 'editar', index }))}
          onEdit={() => state.open({ what: 'editar', index })}
          onRemove={() => state.open({ what: 'eliminar', index })}
        />
      ))}
    </Box>
  );
}

/** On a desktop a long list scrolls by itself, because the card is as high as the window and the map needs its space. */
const LIST = { listStyle: 'none', m: 0, p: 0, maxHeight: { lg: 250 }, overflowY: 'auto' } as const;
