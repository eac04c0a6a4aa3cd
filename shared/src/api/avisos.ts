import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** A short message over the page; `exito` leaves after 5 s (spec 9), `error` stays until dismissed (UI guide 8). */
export interface Aviso {
  id: string;
  tipo: 'exito' | 'info' | 'error';
  texto: string;
  /** Label of the button that takes it back or goes on: 'Deshacer'. What it does is kept by `alPulsarAviso`. */
  accion?: string;
}

export const avisos = createSlice({
  name: 'avisos',
  initialState: [] as Aviso[],
  reducers: {
    mostrado: {
      reducer: (lista, accion: PayloadAction<Aviso>) => {
        lista.push(accion.payload);
      },
      prepare: (texto: string, tipo: Aviso['tipo'] = 'exito', accion?: string) => ({
        payload: { id: nanoid(), texto, tipo, ...(accion !== undefined && { accion }) },
      }),
    },
    cerrado: (lista, accion: PayloadAction<string>) => lista.filter((aviso) => aviso.id !== accion.payload),
  },
});

/** What the button of each message does, by the message's id: functions have no place in the store. */
const acciones = new Map<string, () => void>();

export function alPulsarAviso(id: string, hacer: () => void): void {
  acciones.set(id, hacer);
}

/** Takes out what the button of a message does, so that it is done once at most; a message that goes away forgets it so too. */
export function tomarAccionDeAviso(id: string): (() => void) | undefined {
  const hacer = acciones.get(id);
  acciones.delete(id);
  return hacer;
}
