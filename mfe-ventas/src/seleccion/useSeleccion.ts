import { useRef, useState } from 'react';
import type { Venta } from '../ventas/venta';

const NADA: ReadonlySet<string> = new Set();

/** Chosen rows among those loaded. A row that leaves the list leaves the selection. */
export interface Seleccion {
  elegidas: readonly Venta[];
  ids: ReadonlySet<string>;
  /** Changes one row; with `hasta`, every row from the last one changed to it. */
  alternar(id: string, hasta: boolean): void;
  alternarTodas(): void;
  quitar(): void;
}

export function useSeleccion(filas: readonly Venta[]): Seleccion {
  const [ids, setIds] = useState(NADA);
  const ultima = useRef<string | null>(null);
  const elegidas = filas.filter(({ id }) => ids.has(id));
  const todas = filas.length > 0 && elegidas.length === filas.length;

  const alternar = (id: string, hasta: boolean) => {
    const lugarDe = (cual: string | null) => filas.findIndex((fila) => fila.id === cual);
    const desde = hasta ? lugarDe(ultima.current) : -1;
    const aqui = lugarDe(id);
    const tramo = desde < 0 ? [id] : filas.slice(Math.min(desde, aqui), Math.max(desde, aqui) + 1).map((fila) => fila.id);
    const poner = !ids.has(id);
    ultima.current = id;
    setIds((previas) => {
      const nuevas = new Set(previas);
      for (const cada of tramo) poner ? nuevas.add(cada) : nuevas.delete(cada);
      return nuevas;
    });
  };

  return {
    elegidas,
    ids,
    alternar,
    alternarTodas: () => setIds(todas ? NADA : new Set(filas.map(({ id }) => id))),
    quitar: () => setIds(NADA),
  };
}
