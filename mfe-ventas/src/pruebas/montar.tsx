import { tomarAccionDeAviso } from '@lavanda/shared';
import type { Rol } from '@lavanda/shared/domain/roles';
import { simularAncho } from '@lavanda/shared/pruebas/ancho';
import { sesionDePrueba } from '@lavanda/shared/pruebas/datos';
import { montarSeccion } from '@lavanda/shared/pruebas/seccion';
import { nanoid } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import { App } from '../App';

interface Opciones {
  rol?: Rol;
  ruta?: string;
  /** Width of the window, px. */
  ancho?: number;
  /** How typed keys and pauses pass, for tests that hold the clock. */
  avanzar?: (ms: number) => void;
}

/** Opens the section at the top of the page. */
export async function montar({ rol = 'superuser', ruta = '/app/ventas', ancho = 1440, avanzar }: Opciones = {}) {
  simularAncho(ancho);
  window.scrollY = 0;
  // A key of its own: the section remembers places by it as long as the page is open.
  const { pathname, search } = new URL(ruta, 'http://lavanda.prueba');
  const seccion = await montarSeccion([{ path: '*', element: <App /> }], {
    sesion: sesionDePrueba(rol),
    lugares: [{ pathname, search, key: nanoid() }],
    ...(avanzar && { manos: { delay: 0, advanceTimers: avanzar } }),
  });
  return {
    ...seccion,
    /** Presses the button of the last message, as the shell does. */
    pulsarAviso: () => act(async () => tomarAccionDeAviso(seccion.mensajes().at(-1)?.id ?? '')?.()),
    /** Scrolls the page to `y` px. */
    rodar: (y: number) => act(async () => window.scrollTo(0, y)),
  };
}
