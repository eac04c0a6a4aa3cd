import type { ReactNode } from 'react';

/** A place on Earth, in degrees. */
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

/** A card that points at a place of the map. */
export interface Popup {
  point: Point;
  /** The place has a pin under it: the card stays above the pin's head. */
  overPin: boolean;
  content: ReactNode;
}

/** What the buttons around a map do with it. */
export interface NoteActions {
  zoomIn(): void;
  moveAway(): void;
  center(): Point;
}

/** Why a map can't be drawn: its key was refused, or it couldn't be loaded. */
export type MapError = 'clave' | 'carga';

/** What a map does, whoever draws it. */
export interface MapViewProps {
  /** Accessible name. */
  label: string;
  markers: readonly MapMarker[];
  /** Number of the pin drawn larger. */
  selected: number | null;
  onSelect(number: number): void;
  /** A click or a tap on the map itself, not on what lies over it. */
  onPress(point: Point): void;
  /** The next click puts a pin: the pointer is a cross. */
  placing: boolean;
  popup: Popup | null;
}

/** What a provider's drawing gets besides. */
export interface DrawingProps extends MapViewProps {
  /** The map is on screen and can be handled. */
  onReady(noteActions: NoteActions): void;
  onError(error: MapError): void;
  /** Pieces of the drawing don't arrive (true) or do again (false); pins work meanwhile. */
  onIncomplete(incomplete: boolean): void;
}
