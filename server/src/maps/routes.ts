import { clienteCoordinatesCall, searchDomiciliosCall } from '@lavanda/shared/contract/calls/clientes';
import { mapsConfigCall } from '@lavanda/shared/contract/calls/maps';
import { clienteCoordinatesSchemas, searchDomiciliosSchemas } from '@lavanda/shared/contract/schemas/clientes';
import { mapsConfigSchemas } from '@lavanda/shared/contract/schemas/maps';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MapSettings } from '../config/settings.ts';
import { fieldProblem, HttpProblem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { mapsConfig } from './configuration.ts';
import { type Geocoder, GeocoderError, InvalidPlace } from './geocoder.ts';
import { createGoogle } from './google.ts';
import { PerPersonLimit } from './limit.ts';
import { createPhoton } from './photon.ts';
import { TEXTS } from './texts.ts';

/** The geocoder that the settings choose. By default it finds nothing, so that no typed address leaves the server. */
function chosenGeocoder({ googleKey, placesUrl, geocoderUrl }: MapSettings): Geocoder {
  if (googleKey !== undefined) return createGoogle(placesUrl, googleKey);
  return geocoderUrl === undefined ? NO_GEOCODER : createPhoton(geocoderUrl);
}

const NO_GEOCODER: Geocoder = {
  coordinatesByNetwork: false,
  search: async () => [],
  coordinates: async () => {
    throw new InvalidPlace();
  },
};

/**
 * Routes of the address search and the map settings. The server calls the geocoder, so that browsers need no key for a search
 * and don't contact the geocoder themselves.
 */
export function mapRoutes(app: FastifyInstance, settings: MapSettings): void {
  const geocoder = chosenGeocoder(settings);
  const provider = settings.googleKey === undefined ? 'photon' : 'google';
  const limit = new PerPersonLimit();

  const ask = async <T>(request: FastifyRequest, handler: () => Promise<T>): Promise<T> => {
    try {
      return await handler();
    } catch (error) {
      if (error instanceof InvalidPlace) {
        throw fieldProblem(422, 'id', TEXTS.invalidPlace);
      }
      if (!(error instanceof GeocoderError)) throw error;
      request.log.warn({ provider, reason: error.reason, state: error.status }, 'the geocoder did not answer');
      throw new HttpProblem(503, TEXTS.unanswered);
    }
  };

  route(app, mapsConfigCall, mapsConfigSchemas, async () => mapsConfig(settings));

  route(app, searchDomiciliosCall, searchDomiciliosSchemas, async ({ session, body, request }) => {
    const text = body.address.trim();
    if (text === '') return { results: [] };
    limit.count(session.userId);
    const places = await ask(request, () => geocoder.search(text, session.userId));
    return { results: places.map(({ descripcion: description, id }): [string, string] => [description, id]) };
  });

  route(app, clienteCoordinatesCall, clienteCoordinatesSchemas, async ({ session, body, request }) => {
    if (geocoder.coordinatesByNetwork) limit.count(session.userId);
    return ask(request, () => geocoder.coordinates(body.id, session.userId));
  });
}
