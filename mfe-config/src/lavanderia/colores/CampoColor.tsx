import Field from '@lavanda/shared/ui/Field';
import Box from '@mui/material/Box';
import type { IdentityForm } from '../forma/useIdentityForm';
import { idDeCampo } from '../forma/validar';
import { TEXTOS_COLORES as T } from '../textos';
import { aHex } from './hex';

interface CampoColorProps {
  form: IdentityForm;
  papel: 'primario' | 'secundario';
  /** The colour shown by the chooser: the last one that was a colour. */
  color: string;
}

/** One colour: the browser's own chooser and its code, each following the other. */
export default function CampoColor({ form, papel, color }: CampoColorProps) {
  const campo = `colores.${papel}`;
  const texto = form.values[papel];
  const poner = (valor: string) => form.write(campo, { [papel]: valor });

  function alSalir() {
    const hex = aHex(texto);
    if (hex && hex.toUpperCase() !== texto) poner(hex.toUpperCase());
    else form.leave(campo, texto);
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '48px minmax(0, 1fr)', gap: 2 }}>
      <Box
        component="input"
        type="color"
        aria-label={T.elegir[papel]}
        value={color}
        onChange={({ target }) => poner(target.value.toUpperCase())}
        sx={MUESTRA}
      />
      <Field
        id={idDeCampo(campo)}
        etiqueta={T[papel]}
        value={texto}
        error={form.errors[campo]}
        entrada={{ maxLength: 7, autoComplete: 'off', spellCheck: false, autoCapitalize: 'characters' }}
        onChange={({ target }) => poner(target.value)}
        onBlur={alSalir}
        // The label stands over both, as the chooser has no room for one.
        sx={{ '& > label': { ml: '-56px' } }}
      />
    </Box>
  );
}

const MUESTRA = {
  width: 48,
  height: 48,
  // Beside the input, below the label's line.
  mt: '24px',
  p: 0,
  border: 0,
  borderRadius: '10px',
  bgcolor: 'transparent',
  cursor: 'pointer',
  '&::-webkit-color-swatch-wrapper': { padding: 0 },
  '&::-webkit-color-swatch': { border: 0, borderRadius: '10px', boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / .18)' },
  '&::-moz-color-swatch': { border: 0, borderRadius: '10px' },
} as const;
