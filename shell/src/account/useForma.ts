import { type FormEvent, useRef, useState } from 'react';
import type { Falla, FallaDeCampo, Respuesta } from './pedir';

interface Forma {
  /** Broken rules, the first to be attended first. */
  revisar: (datos: FormData) => FallaDeCampo[];
  enviar: (datos: FormData) => Promise<Respuesta>;
  alLograr: (datos: FormData) => void;
  /** A failure that isn't the form's to show: true when it was taken. */
  alFallar?: (falla: Falla) => boolean;
}

/** Text of a field, '' when the form doesn't have it. */
export function texto(datos: FormData, campo: string): string {
  const valor = datos.get(campo);
  return typeof valor === 'string' ? valor : '';
}

/** A form's way to the server: rules first, then the call; whatever fails is told and what was typed stays. */
export function useForma({ revisar, enviar, alLograr, alFallar }: Forma) {
  const [fallas, setFallas] = useState<FallaDeCampo[]>([]);
  const [alerta, setAlerta] = useState<string | null>(null);
  const [ocupado, setOcupado] = useState(false);
  const enCamino = useRef(false);

  const mostrar = (nuevas: FallaDeCampo[], forma: HTMLFormElement) => {
    setFallas(nuevas);
    const primero = nuevas[0] && forma.elements.namedItem(nuevas[0].campo);
    if (primero instanceof HTMLElement) primero.focus();
  };

  const alEnviar = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    if (enCamino.current) return;
    const forma = evento.currentTarget;
    const datos = new FormData(forma);
    setAlerta(null);
    const rotas = revisar(datos);
    mostrar(rotas, forma);
    if (rotas.length > 0) return;
    enCamino.current = true;
    setOcupado(true);
    const respuesta = await enviar(datos);
    enCamino.current = false;
    setOcupado(false);
    if (respuesta.ok) alLograr(datos);
    else if (!alFallar?.(respuesta.falla)) {
      const conCampo = respuesta.falla.campos.filter(({ campo }) => forma.elements.namedItem(campo));
      if (conCampo.length > 0) mostrar(conCampo, forma);
      else setAlerta(respuesta.falla.mensaje);
    }
  };

  return {
    ocupado,
    alerta,
    alEnviar,
    errorDe: (campo: string) => fallas.find((falla) => falla.campo === campo)?.mensaje,
    corregir: (campo: string) => () =>
      setFallas((actuales) =>
        actuales.some((falla) => falla.campo === campo) ? actuales.filter((falla) => falla.campo !== campo) : actuales,
      ),
  };
}
