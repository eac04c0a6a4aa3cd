import type { ReactNode } from 'react';

/** A point in degrees. */
export interface Point {
  lat: number;
  lon: number;
}

export interface MapMarker {
  /** Number drawn in the pin; unique on the map. */
  number: number;
  point: Point;
  /** Accessible name of the pin. */
  nombre: string;
}

export interface Popup {
  point: Point;
  /** There is a pin at the point: the card goes above it. */
  overPin: boolean;
  content: ReactNode;
}

/** What the controls around a map can do with it. */
export interface NoteActions {
  zoomIn(): void;
  moveAway(): void;
  center(): Point;
}

/** Why a map can't be drawn: its key was refused, or it failed to load. */
export type MapError = 'clave' | 'carga';

/** Props of a map, the same for every provider. */
export interface MapViewProps {
  /** Accessible name. */
  label: string;
  markers: readonly MapMarker[];
  /** Number of the pin drawn larger. */
  selected: number | null;
  onSelect(number: number): void;
  /** A click or tap on the map itself, not on a pin or card. */
  onPress(point: Point): void;
  /** The next click places a pin: the pointer is a cross. */
  placing: boolean;
  popup: Popup | null;
}

export interface DrawingProps extends MapViewProps {
  /** The map is on screen and can be controlled. */
  onReady(noteActions: NoteActions): void;
  onError(error: MapError): void;
  /** Tiles are missing (true) or arrive again (false); pins work meanwhile. */
  onIncomplete(incomplete: boolean): void;
}
