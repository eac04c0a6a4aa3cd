import { mensajeDeFallo, useToast } from '@lavanda/shared';
import type { Identidad } from '@lavanda/shared/contract/tenant';
import { useState } from 'react';
import { useConfigIdentidadGuardarMutation } from '../endpoints';
import { TEXTOS } from '../textos';
import { type Borrador, cambiados, cuerpoDe } from './borrador';
import { useCambios } from './useCambios';
import { type Errores, erroresDelServidor, idDeCampo, validar } from './validar';

/** Where the focus goes for a fault of the whole list of bands. */
const ALTERNATIVAS: Record<string, string> = { 'envio.rules.rango': 'envio.agregar' };

function enfocar(errores: Errores): void {
  const [primero] = Object.keys(errores);
  if (primero !== undefined) document.getElementById(idDeCampo(ALTERNATIVAS[primero] ?? primero))?.focus();
}

/** The form of the identity: what was typed, what is wrong with it, and its save. */
export function useForma(identidad: Identidad) {
  const cambios = useCambios(identidad);
  const [errores, setErrores] = useState<Errores>({});
  const [fallo, setFallo] = useState<string | null>(null);
  const [enviar, { isLoading: guardando }] = useConfigIdentidadGuardarMutation();
  const avisar = useToast();
  const { base, visto } = cambios;

  function limpiar() {
    setErrores({});
    setFallo(null);
  }

  return {
    visto,
    cambiado: cambios.hay,
    envioCambiado: cambiados(base, visto).has('envio'),
    rescatado: cambios.rescatado,
    soltar: cambios.soltar,
    errores,
    fallo,
    guardando,
    /** Writes `cambio`; the errors of the fields that begin with `campo` are cleared. */
    escribir(campo: string, cambio: Partial<Borrador>) {
      cambios.poner(cambio);
      setErrores((previos) => Object.fromEntries(Object.entries(previos).filter(([cada]) => !cada.startsWith(campo))));
    },
    /** A field is left: if something is typed in it, it is checked. */
    alSalir(campo: string, texto: string) {
      const mensaje = texto.trim() === '' ? undefined : validar(visto)[campo];
      if (mensaje) setErrores((previos) => ({ ...previos, [campo]: mensaje }));
    },
    cancelar() {
      if (guardando) return;
      limpiar();
      if (!cambios.hay) return avisar(TEXTOS.sinCambios, 'info');
      avisar(TEXTOS.descartado, 'info', { texto: TEXTOS.deshacer, hacer: cambios.descartar() });
    },
    /** Sends what changed. What fails is said, and everything typed stays. */
    async guardar(): Promise<void> {
      if (guardando) return;
      limpiar();
      const locales = validar(visto);
      if (Object.keys(locales).length > 0) {
        setErrores(locales);
        enfocar(locales);
        return;
      }
      if (!cambios.hay) return avisar(TEXTOS.sinCambios, 'info');
      const respuesta = await enviar(cuerpoDe(base, visto));
      if (respuesta.error) {
        const porCampo = erroresDelServidor(respuesta.error);
        const detalle = mensajeDeFallo(respuesta.error);
        setErrores(porCampo);
        setFallo(Object.keys(porCampo).length > 0 ? TEXTOS.revisa(detalle) : TEXTOS.noSeGuardo(detalle));
        enfocar(porCampo);
        return;
      }
      cambios.alGuardar(visto);
      avisar(respuesta.data.avisos.length > 0 ? TEXTOS.guardadoConAvisos : TEXTOS.guardado);
    },
  };
}

export type Forma = ReturnType<typeof useForma>;
