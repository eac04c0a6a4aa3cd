import type { ReactNode } from 'react';

/** A place on Earth, in degrees. */
export interface Punto {
  lat: number;
  lon: number;
}

export interface Marcador {
  /** Number drawn in the pin; unique on the map. */
  numero: number;
  punto: Punto;
  /** Accessible name of the pin. */
  nombre: string;
}

/** A card that points at a place of the map. */
export interface Emergente {
  punto: Punto;
  /** The place has a pin under it: the card stays above the pin's head. */
  sobrePin: boolean;
  contenido: ReactNode;
}

/** What the buttons around a map do with it. */
export interface Mando {
  acercar(): void;
  alejar(): void;
  centro(): Punto;
}

/** Why a map can't be drawn: its key was refused, or it couldn't be loaded. */
export type FalloDeMapa = 'clave' | 'carga';

/** What a map does, whoever draws it. */
export interface MapaProps {
  /** Accessible name. */
  etiqueta: string;
  marcadores: readonly Marcador[];
  /** Number of the pin drawn larger. */
  elegido: number | null;
  onElegir(numero: number): void;
  /** A click or a tap on the map itself, not on what lies over it. */
  onPulsar(punto: Punto): void;
  /** The next click puts a pin: the pointer is a cross. */
  colocando: boolean;
  emergente: Emergente | null;
}

/** What a provider's drawing gets besides. */
export interface DibujoProps extends MapaProps {
  /** The map is on screen and can be handled. */
  onListo(mando: Mando): void;
  onFallo(fallo: FalloDeMapa): void;
  /** Pieces of the drawing don't arrive (true) or do again (false); pins work meanwhile. */
  onIncompleto(incompleto: boolean): void;
}
