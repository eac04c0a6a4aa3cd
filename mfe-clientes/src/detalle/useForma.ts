import { mensajeDeFallo, useUsuario } from '@lavanda/shared';
import type { Cliente, Domicilio } from '@lavanda/shared/contract/clientes';
import { normalizarRfc } from '@lavanda/shared/domain/rfc';
import { formatoTelefono, normalizarTelefono } from '@lavanda/shared/domain/telefono';
import { useEffect, useRef, useState } from 'react';
import { useClientesGuardarDetalleMutation } from '../clientes/endpoints';
import { TEXTOS } from '../textos';
import { type Borrador, borradorDe, CAMPOS, type Campo, cuerpoDe, EN_BLANCO, idDeCampo, sonIguales } from './borrador';
import { clienteActual, combinar } from './conflicto';
import { guardarRescate, leerRescate, NUEVO, olvidarRescate, type Rescate } from './rescate';
import { type Errores, erroresDelServidor, validar } from './validar';

const T = TEXTOS.detalle;

/** How a field looks once it is left: an RFC in capitals, a phone in groups. What isn't valid stays as typed. */
function acomodar(campo: Campo, valor: string): string {
  if (campo === 'rfc') return normalizarRfc(valor);
  const telefono = campo === 'telefono' ? normalizarTelefono(valor) : null;
  return telefono ? formatoTelefono(telefono) : valor;
}

/** Id of the new customer whose form was kept, if one was. */
export function idRescatado(usuario: string): string | undefined {
  return leerRescate(NUEVO, usuario)?.id;
}

/** What is being changed, from what, and of which version. */
type Edicion = Pick<Rescate, 'desde' | 'ahora' | 'version'>;

/**
 * The form of one customer: a draft while editing, nothing while only looking.
 * @param id the customer's; for a new one, made once by the page, so that a save sent again adds nothing
 * @param guardado the customer as saved; null for a new one, which is always being edited
 * @param version the saved customer's
 */
export function useForma(id: string, guardado: Borrador | null, version?: number) {
  const clave = guardado ? id : NUEVO;
  const { _id: usuario } = useUsuario();
  const [rescate] = useState(() => leerRescate(clave, usuario));
  const [edicion, setEdicion] = useState<Edicion | null>(rescate ?? (guardado ? null : { desde: EN_BLANCO, ahora: EN_BLANCO }));
  const [errores, setErrores] = useState<Errores>({});
  const [fallo, setFallo] = useState<string | null>(null);
  const [enviar, { isLoading: guardando }] = useClientesGuardarDetalleMutation();
  const cambiado = edicion !== null && !sonIguales(edicion.desde, edicion.ahora);
  const visto = edicion?.ahora ?? guardado ?? EN_BLANCO;

  // Taken down with changes and without an answer about them, the form is kept for when the person is back.
  const pendiente = useRef<(() => void) | null>(null);
  useEffect(() => {
    pendiente.current = cambiado && edicion ? () => guardarRescate(clave, { usuario, id, ...edicion }) : null;
  }, [cambiado, edicion, clave, usuario, id]);
  useEffect(() => {
    olvidarRescate(clave);
    return () => pendiente.current?.();
  }, [clave]);

  function cambiar(cambio: Partial<Borrador>) {
    setEdicion((previa) => {
      const desde = previa?.desde ?? guardado ?? EN_BLANCO;
      return { desde, ahora: { ...(previa?.ahora ?? desde), ...cambio }, version: previa ? previa.version : version };
    });
  }

  function mostrar(nuevos: Errores) {
    setErrores(nuevos);
    const primero = CAMPOS.find((campo) => nuevos[campo]);
    if (primero) document.getElementById(idDeCampo(primero))?.focus();
  }

  /** Someone else saved first: what was typed goes over theirs, to be looked at and saved again. */
  function rebasar(actual: Cliente) {
    const suyo = borradorDe(actual);
    const { ahora, chocan } = combinar(suyo, edicion?.desde ?? suyo, visto);
    setEdicion({ desde: suyo, ahora, version: actual.version });
    setFallo(T.conflicto);
    mostrar(Object.fromEntries(chocan.map((campo) => [campo, T.otroPuso(suyo[campo])])));
  }

  function dejar() {
    setEdicion(null);
    setErrores({});
    setFallo(null);
  }

  return {
    visto,
    editando: edicion !== null,
    cambiado,
    /** The form was kept from before: what it shows wasn't saved. */
    rescatado: rescate !== null,
    /** The changes are saved or given up: they aren't kept when the page goes. */
    soltar: () => {
      pendiente.current = null;
    },
    errores,
    fallo,
    guardando,
    /** What is in the field isn't what was saved. */
    tocado: (campo: Campo) => edicion !== null && edicion.ahora[campo] !== edicion.desde[campo],
    modificar: () => cambiar({}),
    dejar,
    escribir(campo: Campo, valor: string) {
      cambiar({ [campo]: valor });
      setErrores(({ [campo]: _quitado, ...resto }) => resto);
    },
    /** Leaving a field: it is put in order and, if something was typed in it, checked. */
    alSalir(campo: Campo) {
      const acomodado = acomodar(campo, visto[campo]);
      if (acomodado !== visto[campo]) cambiar({ [campo]: acomodado });
      const nuevos = validar({ ...visto, [campo]: acomodado });
      // A change of RFC changes which regimes fit, so that pair is checked together.
      const vistos: Campo[] = campo === 'rfc' && visto.regimenFiscal !== '' ? ['rfc', 'regimenFiscal'] : [campo];
      setErrores((previos) => {
        const quedan = { ...previos };
        for (const uno of vistos) {
          const { [uno]: mensaje } = nuevos;
          if (mensaje && visto[uno].trim() !== '') quedan[uno] = mensaje;
          else if (uno !== campo) delete quedan[uno];
        }
        return quedan;
      });
    },
    ponerDomicilios: (domicilio: Domicilio[]) => cambiar({ domicilio }),
    /** Sends the draft. Answers what was saved, or null when it wasn't: the form says why and keeps everything. */
    async guardar(): Promise<(ReturnType<typeof cuerpoDe> & Pick<Cliente, '_id' | 'version'>) | null> {
      if (guardando) return null;
      setFallo(null);
      const locales = validar(visto);
      mostrar(locales);
      if (Object.keys(locales).length > 0) return null;
      const cuerpo = cuerpoDe(id, visto);
      const respuesta = await enviar({ ...cuerpo, ...(edicion?.version !== undefined && { version: edicion.version }) });
      if (respuesta.error) {
        const actual = clienteActual(respuesta.error);
        if (actual) {
          rebasar(actual);
          return null;
        }
        const porCampo = erroresDelServidor(respuesta.error);
        const detalle = mensajeDeFallo(respuesta.error);
        setFallo(Object.keys(porCampo).length > 0 ? T.revisa(detalle) : T.noSeGuardo(detalle));
        mostrar(porCampo);
        return null;
      }
      const { response: _id, version: nueva } = respuesta.data;
      return { ...cuerpo, _id, ...(nueva !== undefined && { version: nueva }) };
    },
  };
}

export type Forma = ReturnType<typeof useForma>;
