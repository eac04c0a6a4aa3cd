import { mensajeDeFallo } from '@lavanda/shared';
import type { ResultadoImportacion } from '@lavanda/shared/contract/clientes';
import { useRef, useState } from 'react';
import { useClientesImportarArchivoMutation } from '../clientes/endpoints';
import { TEXTOS } from '../textos';
import { type ArchivoElegido, leerArchivo } from './archivo';

const T = TEXTOS.importar;

/** A file of customers: picked, checked without saving anything, then taken in. */
export function useImportacion(onImportados: (cuantos: number) => void) {
  const [elegido, setElegido] = useState<ArchivoElegido | null>(null);
  const [revision, setRevision] = useState<ResultadoImportacion | null>(null);
  const [fallo, setFallo] = useState<string | null>(null);
  const [fase, setFase] = useState<'quieto' | 'revisando' | 'importando'>('quieto');
  const [enviar] = useClientesImportarArchivoMutation();
  const turno = useRef(0);

  async function revisar(archivo: ArchivoElegido) {
    const mio = ++turno.current;
    setElegido(archivo);
    setRevision(null);
    setFallo(null);
    setFase('revisando');
    const respuesta = await enviar({ ...archivo, simular: true });
    // Another file was picked meanwhile.
    if (mio !== turno.current) return;
    setFase('quieto');
    if (respuesta.error) setFallo(T.noSeReviso(mensajeDeFallo(respuesta.error)));
    else setRevision(respuesta.data);
  }

  return {
    elegido,
    revision,
    fallo,
    fase,
    elegir(file: File) {
      const leido = leerArchivo(file);
      if (typeof leido !== 'string') return revisar(leido);
      turno.current += 1;
      setElegido(null);
      setRevision(null);
      setFase('quieto');
      setFallo(leido === 'formato' ? T.noEsArchivo : T.muyGrande);
      return undefined;
    },
    volverARevisar: () => elegido && revisar(elegido),
    async importar() {
      if (!elegido || fase !== 'quieto') return;
      setFallo(null);
      setFase('importando');
      const respuesta = await enviar({ ...elegido, simular: false });
      setFase('quieto');
      if (respuesta.error) setFallo(T.noSeImporto(mensajeDeFallo(respuesta.error)));
      else onImportados(respuesta.data.nuevos);
    },
  };
}
