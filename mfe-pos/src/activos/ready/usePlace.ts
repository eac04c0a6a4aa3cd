import { useRef, useState } from 'react';
import type { StoredNota } from '../../notas/nota';
import { placesFor } from './PlaceField';

/** The typed place on the rack: at first the nota's own, or a free one of its sucursal. */
export function usePlace(nota: StoredNota, active: readonly StoredNota[]) {
  const [places] = useState(() => placesFor(nota, active));
  const [place, setPlace] = useState(nota.lugar || (places[0] ?? ''));
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  return {
    field,
    places,
    place,
    error,
    setError,
    write(written: string) {
      setPlace(written);
      setError(null);
    },
    /** Reports why the server refused the place. */
    refuse(reason: string) {
      setError(reason);
      // The timeout waits until React has enabled the field again.
      setTimeout(() => field.current?.select());
    },
  };
}
