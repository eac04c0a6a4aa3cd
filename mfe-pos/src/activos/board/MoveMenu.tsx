import { STAGE_NAMES, STAGES, type Stage } from '@lavanda/shared/domain/stage';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { StoredNota } from '../../notas/nota';
import { PIECES_TEXTS } from '../../pieces/texts';
import { BOARD_TEXTS as T } from './texts';

interface MoveMenuProps {
  nota: StoredNota;
  /** The button that opened the menu. */
  button: HTMLElement;
  onMove(nota: StoredNota, stage: Stage): void;
  onPieces(nota: StoredNota): void;
  onClose(): void;
}

/** Menu 'Mover a': the nota's other stages; for a ready nota also 'Cambiar lugar'; and last 'Bultos y piezas'. */
export default function MoveMenu({ nota, button, onMove, onPieces, onClose }: MoveMenuProps) {
  return (
    <Menu open anchorEl={button} onClose={onClose} slotProps={{ list: { 'aria-label': `${T.moveMenu}: ${nota.clienteNombre}` } }}>
      {STAGES.filter((stage) => stage !== nota.etapa || stage === 'lista').map((stage) => (
        <MenuItem
          key={stage}
          onClick={() => {
            onClose();
            onMove(nota, stage);
          }}
        >
          {stage === nota.etapa ? T.changePlace : `${T.moveMenu} ${STAGE_NAMES[stage]}`}
        </MenuItem>
      ))}
      <MenuItem
        onClick={() => {
          onClose();
          onPieces(nota);
        }}
      >
        {PIECES_TEXTS.title}
      </MenuItem>
    </Menu>
  );
}
