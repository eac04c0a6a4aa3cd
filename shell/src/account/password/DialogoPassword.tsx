import { esFallo, mensajeDeFallo, useToast } from '@lavanda/shared';
import { fallasPassword, PASSWORD_MAXIMO } from '@lavanda/shared/domain/activacion';
import AppDialog from '@lavanda/shared/ui/AppDialog';
import AvisoError from '@lavanda/shared/ui/AvisoError';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { useSesionCambiarPasswordMutation } from './api';
import { CampoSecreto } from './CampoSecreto';
import { TEXTOS } from './textos';

export interface PropsDialogoPassword {
  /** Whose password it is, for password managers. */
  usuario: string;
  onCerrar: () => void;
}

const CAMPOS = [
  { nombre: 'actual', etiqueta: TEXTOS.actual, autoComplete: 'current-password' },
  { nombre: 'password', etiqueta: TEXTOS.nueva, autoComplete: 'new-password' },
  { nombre: 'confirmacion', etiqueta: TEXTOS.repetida, autoComplete: 'new-password' },
] as const;
type Campo = (typeof CAMPOS)[number]['nombre'];

const VACIA: Record<Campo, string> = { actual: '', password: '', confirmacion: '' };

/** Changes the signed-in user's password: the current one, and the new one twice. */
export function DialogoPassword({ usuario, onCerrar }: PropsDialogoPassword) {
  const [forma, setForma] = useState(VACIA);
  const [errores, setErrores] = useState<Partial<Record<string, string>>>({});
  const [alerta, setAlerta] = useState<string | null>(null);
  const [cambiar, { isLoading }] = useSesionCambiarPasswordMutation();
  const toast = useToast();
  const cuerpo = useRef<HTMLDivElement>(null);

  const marcar = (fallas: { campo: string; mensaje: string }[]) => {
    // The first of each field counts: that is what is under it.
    setErrores(Object.fromEntries(fallas.toReversed().map(({ campo, mensaje }) => [campo, mensaje])));
    if (fallas[0]) cuerpo.current?.querySelector<HTMLInputElement>(`[name="${fallas[0].campo}"]`)?.focus();
  };

  const enviar = async () => {
    setAlerta(null);
    const rotas = [...(forma.actual === '' ? [{ campo: 'actual', mensaje: TEXTOS.faltaActual }] : []), ...fallasPassword(forma)];
    marcar(rotas);
    if (rotas.length > 0) return;
    const { error } = await cambiar({ actual: forma.actual, password: forma.password });
    if (!error) {
      toast(TEXTOS.hecho);
      onCerrar();
      return;
    }
    const campos = esFallo(error) ? (error.problema.campos ?? []) : [];
    if (campos.length > 0) marcar(campos);
    else setAlerta(mensajeDeFallo(error));
  };

  const escribir = (campo: Campo) => (valor: string) => {
    setForma((anterior) => ({ ...anterior, [campo]: valor }));
    setErrores(({ [campo]: _, ...otros }) => otros);
  };

  return (
    <AppDialog
      abierto
      titulo={TEXTOS.titulo}
      subtitulo={TEXTOS.aviso}
      ancho={460}
      ocupado={isLoading}
      onCerrar={onCerrar}
      onEnviar={() => void enviar()}
      acciones={
        <>
          <Button onClick={onCerrar} disabled={isLoading}>
            {TEXTOS.cancelar}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={isLoading}
            startIcon={isLoading && <CircularProgress size={18} color="inherit" />}
          >
            {TEXTOS.guardar}
          </Button>
        </>
      }
    >
      <Stack ref={cuerpo} spacing={4}>
        <AvisoError mensaje={alerta} />
        <input hidden readOnly name="usuario" value={usuario} autoComplete="username" />
        {CAMPOS.map(({ nombre, etiqueta, autoComplete }) => (
          <CampoSecreto
            key={nombre}
            nombre={nombre}
            etiqueta={etiqueta}
            autoComplete={autoComplete}
            valor={forma[nombre]}
            error={errores[nombre]}
            maximo={PASSWORD_MAXIMO}
            autoFocus={nombre === 'actual'}
            onCambio={escribir(nombre)}
          />
        ))}
      </Stack>
    </AppDialog>
  );
}
