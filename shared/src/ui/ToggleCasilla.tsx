import CheckBoxOutlineBlankRounded from '@mui/icons-material/CheckBoxOutlineBlankRounded';
import CheckBoxRounded from '@mui/icons-material/CheckBoxRounded';
import type { SxProps, Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';

export interface ToggleCasillaProps {
  etiqueta: string;
  valor: boolean;
  onCambio(valor: boolean): void;
  deshabilitado?: boolean;
  sx?: SxProps<Theme>;
}

/** On/off with a check box icon, so its state isn't told by colour alone (Factura, A domicilio, Servicio Express). */
export default function ToggleCasilla({ etiqueta, valor, onCambio, deshabilitado = false, sx }: ToggleCasillaProps) {
  return (
    <ToggleButton value={etiqueta} selected={valor} disabled={deshabilitado} onChange={() => onCambio(!valor)} sx={sx ?? null}>
      {valor ? (
        <CheckBoxRounded aria-hidden sx={{ fontSize: 18 }} />
      ) : (
        <CheckBoxOutlineBlankRounded aria-hidden sx={{ fontSize: 18 }} />
      )}
      {etiqueta}
    </ToggleButton>
  );
}
