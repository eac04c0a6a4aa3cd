import { openCamera } from '@lavanda/shared/federation/scan';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { StoredNota } from '../notas/nota';
import CountHeading from './CountHeading';
import MissingReason from './MissingReason';
import PieceList from './PieceList';
import TagField from './TagField';
import { HAND_OVER_TEXTS as T } from './texts';
import type { HandOverForm } from './useHandOverForm';

interface HandOverBodyProps {
  nota: StoredNota;
  form: HandOverForm;
  disabled: boolean;
  /** Undoes the hand-over of a piece. */
  onTakeBack(number: number): void;
}

/** The pieces and their count, the field for tags and, once some pieces are counted and others missing, the question why. */
export default function HandOverBody({ nota, form, disabled, onTakeBack }: HandOverBodyProps) {
  const { count, why, fault, tagField, reasonGroup, detailField, answer, send } = form;
  const { counted, missing } = count;
  return (
    <Box sx={LAYOUT}>
      <Box sx={{ gridArea: 'count', minWidth: 0 }}>
        <CountHeading nota={nota} count={count} />
        {/* On a phone the camera reads the tags, because the keyboard would cover the pieces. */}
        <Button
          fullWidth
          variant="outlined"
          startIcon={<PhotoCameraOutlined />}
          disabled={disabled}
          onClick={() => openCamera()}
          sx={{ display: { sm: 'none' }, mt: 3, minHeight: 48 }}
        >
          {T.camera}
        </Button>
        <Box sx={{ mt: 3.5, display: { xs: 'none', sm: 'block' } }}>
          <TagField ref={tagField} disabled={disabled} onRead={count.read} onEnter={send} />
        </Box>
      </Box>
      <Box sx={{ gridArea: 'pieces', minWidth: 0 }}>
        <PieceList nota={nota} count={count} disabled={disabled} onTakeBack={onTakeBack} />
      </Box>
      <Box sx={{ gridArea: 'why', minWidth: 0 }}>
        {missing.length > 0 && counted.length > 0 && (
          <MissingReason
            why={why}
            fault={fault}
            missing={missing.length}
            disabled={disabled}
            reasonGroup={reasonGroup}
            detailField={detailField}
            onChange={answer}
            onEnter={send}
          />
        )}
      </Box>
    </Box>
  );
}

const LAYOUT = {
  display: 'grid',
  gap: { xs: 2, sm: 0 },
  columnGap: { sm: 6 },
  alignItems: 'start',
  gridTemplateAreas: { xs: '"count" "pieces" "why"', sm: '"pieces count" "pieces why"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 348fr) minmax(0, 424fr)' },
  gridTemplateRows: { sm: 'auto 1fr' },
} as const;
