import Field from '@lavanda/shared/ui/Field';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { TEXTOS } from './textos';

interface PropsCampoSecreto {
  etiqueta: string;
  nombre: string;
  valor: string;
  error: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  maximo: number;
  onCambio: (valor: string) => void;
  autoFocus?: boolean;
}

/** A password with the eye that shows it. */
export function CampoSecreto({ etiqueta, nombre, valor, error, autoComplete, maximo, onCambio, autoFocus }: PropsCampoSecreto) {
  const [visible, setVisible] = useState(false);
  return (
    <Field
      etiqueta={etiqueta}
      name={nombre}
      type={visible ? 'text' : 'password'}
      value={valor}
      error={error}
      autoFocus={autoFocus ?? false}
      required
      onChange={(evento) => onCambio(evento.target.value)}
      entrada={{ autoComplete, maxLength: maximo, autoCapitalize: 'none', spellCheck: false }}
      endAdornment={
        <IconButton
          aria-label={visible ? TEXTOS.ocultar : TEXTOS.mostrar}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
          edge="end"
        >
          {visible ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
        </IconButton>
      }
    />
  );
}
