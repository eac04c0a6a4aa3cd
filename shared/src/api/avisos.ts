import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** A short message over the page; `exito` leaves after 5 s (spec 9), `error` stays until dismissed (UI guide 8). */
export interface Aviso {
  id: string;
  tipo: 'exito' | 'info' | 'error';
  texto: string;
}

export const avisos = createSlice({
  name: 'avisos',
  initialState: [] as Aviso[],
  reducers: {
    mostrado: {
      reducer: (lista, accion: PayloadAction<Aviso>) => {
        lista.push(accion.payload);
      },
      prepare: (texto: string, tipo: Aviso['tipo'] = 'exito') => ({ payload: { id: nanoid(), texto, tipo } }),
    },
    cerrado: (lista, accion: PayloadAction<string>) => lista.filter((aviso) => aviso.id !== accion.payload),
  },
});
