import { errorMessage } from '@lavanda/shared';
import { useSharedMapsQuery } from '@lavanda/shared/ui/map/endpoints';
import type { Point } from '@lavanda/shared/ui/map/types';
import { useRef, useState } from 'react';
import { parts } from './address';
import { type Place, useClientesDomicilioCoordinatesMutation } from './endpoints';
import { useDomicilioSearch } from './useDomicilioSearch';

/**
 * State of a new domicilio. A chosen search result is kept while the text still contains its street and number, so that the
 * user can add to the text.
 */
export function useNewDomicilio(initialPoint: Point | null) {
  const [text, setText] = useState('');
  const [place, setPlace] = useState<Place | null>(null);
  const [point, setPoint] = useState<Point | null>(initialPoint);
  const [error, setError] = useState<string | null>(null);
  const [requestCoordinates, { isLoading }] = useClientesDomicilioCoordinatesMutation();
  const { data: maps } = useSharedMapsQuery();
  const canSearch = !(maps?.proveedor === 'osm' && maps.busqueda === false);
  const search = useDomicilioSearch(text, canSearch && place === null);
  const latest = useRef(0);

  function write(typed: string) {
    setText(typed);
    if (!place || typed.includes(parts(place.descripcion)[0])) return;
    latest.current += 1;
    setPlace(null);
    setPoint(initialPoint);
  }

  async function select(found: Place) {
    latest.current += 1;
    const attempt = latest.current;
    setText(found.descripcion);
    setPlace(found);
    setError(null);
    const response = await requestCoordinates(found.id);
    if (attempt !== latest.current) return;
    if (response.data) setPoint(response.data);
    else {
      setPlace(null);
      setError(errorMessage(response.error));
    }
  }

  return {
    text,
    write,
    place,
    point,
    locate: setPoint,
    select,
    search,
    /** False without a geocoder; addresses are then typed without a search. */
    canSearch,
    locating: isLoading,
    placeError: error,
  };
}
