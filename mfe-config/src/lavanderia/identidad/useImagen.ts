import { mensajeDeFallo, useToast } from '@lavanda/shared';
import { useState } from 'react';
import { type TipoImagen, useConfigIdentidadGuardarMutation, useConfigImagenMutation } from '../endpoints';
import { TEXTOS_NOMBRE } from '../textos';

/** Largest picture that the server takes, bytes (contract). */
const BYTES_MAXIMOS = 2 * 1024 * 1024;

/** Uploads or removes one of the laundry's pictures; each takes effect at once. What fails is told at the control. */
export function useImagen(tipo: TipoImagen) {
  const T = TEXTOS_NOMBRE[tipo];
  const [fallo, setFallo] = useState<string | null>(null);
  const [subir, { isLoading: subiendo }] = useConfigImagenMutation();
  const [guardar, { isLoading: quitando }] = useConfigIdentidadGuardarMutation();
  const avisar = useToast();

  return {
    fallo,
    subiendo,
    quitando,
    async subir(archivo: File) {
      setFallo(null);
      if (archivo.size > BYTES_MAXIMOS) return setFallo(TEXTOS_NOMBRE.imagenGrande);
      if (archivo.size === 0) return setFallo(TEXTOS_NOMBRE.imagenVacia);
      const { error } = await subir({ tipo, archivo });
      if (error) setFallo(mensajeDeFallo(error));
      else avisar(T.cambiado);
    },
    /** Answers whether it was removed. */
    async quitar(): Promise<boolean> {
      setFallo(null);
      const { error } = await guardar(tipo === 'logo' ? { logo: '' } : { logo_ico: '' });
      if (error) setFallo(mensajeDeFallo(error));
      else avisar(T.quitado);
      return !error;
    },
  };
}
