/** Another register was faster: the transaction is rolled back and tried again from the start. */
export class Reintentar extends Error {}

/** Others kept being faster. */
export class LostRace extends Error {
  readonly code = 'LOST_RACE';
}

/** serialization_failure, deadlock_detected, unique_violation: what a second try, seeing the other's work, resolves or explains. */
const PASAJEROS = new Set(['40001', '40P01', '23505']);
const INTENTOS = 6;

function esPasajero(error: unknown): boolean {
  if (error instanceof Reintentar) return true;
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && PASAJEROS.has(error.code);
}

/** Runs a whole transaction again when it lost a race. @throws LostRace when it keeps losing */
export async function conReintentos<T>(trabajo: () => Promise<T>): Promise<T> {
  for (let intento = 1; intento <= INTENTOS; intento++) {
    try {
      return await trabajo();
    } catch (error) {
      if (!esPasajero(error)) throw error;
      if (intento < INTENTOS) await new Promise((listo) => setTimeout(listo, Math.random() * 20 * intento));
    }
  }
  throw new LostRace();
}
