import { useCan } from '@lavanda/shared';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { Link } from 'react-router-dom';
import { TEXTS } from '../texts';
import { FORM_ID } from './EditSheet';

const T = TEXTS.detail;

interface ReadActionsProps {
  id: string;
  onRemove(): void;
  onEdit(): void;
  /** True when editing has just ended, so that Modificar gets the focus. */
  startEdit: boolean;
}

/** Buttons of the view mode: 'Eliminar', 'Nueva nota' and 'Modificar', each only for roles that may use it. */
export function ReadActions({ id, onRemove, onEdit, startEdit }: ReadActionsProps) {
  const canRemove = useCan('clientes.eliminar');
  const canChange = useCan('clientes.cambiar');
  const canSell = useCan('notas.cambiar');
  return (
    <>
      {canRemove && (
        <Button color="error" startIcon={<DeleteOutlineRounded />} onClick={onRemove}>
          {T.remove}
        </Button>
      )}
      {canSell && (
        <Button component={Link} to={`/app/pos?cliente=${id}`} startIcon={<ReceiptLongOutlined />}>
          {T.newNota}
        </Button>
      )}
      {canChange && (
        <Button variant="contained" startIcon={<EditOutlined />} autoFocus={startEdit} onClick={onEdit}>
          {T.edit}
        </Button>
      )}
    </>
  );
}

interface EditActionsProps {
  saving: boolean;
  /** Label of the save button. */
  label?: string;
  onCancel(): void;
}

/** Buttons of the edit mode. While saving they use `aria-disabled`, because a `disabled` button would lose the focus. */
export function EditActions({ saving, label = T.save, onCancel }: EditActionsProps) {
  return (
    <>
      <Button onClick={() => !saving && onCancel()} aria-disabled={saving} sx={BUSY}>
        {T.cancel}
      </Button>
      <Button
        variant="contained"
        type="submit"
        form={FORM_ID}
        aria-disabled={saving}
        sx={BUSY}
        startIcon={saving ? <CircularProgress size={18} color="inherit" aria-hidden /> : undefined}
      >
        {saving ? T.saving : label}
      </Button>
    </>
  );
}

const BUSY = { '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' } } as const;
